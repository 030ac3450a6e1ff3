import type { ReactNode } from "react"

/** A page with only a message. `mark` is shown above the text, `children` are the actions. */
export function MessagePage({
  title,
  mark,
  heading,
  text,
  children,
}: {
  /** Title of the document. */
  title: string
  mark: ReactNode
  heading: string
  text: string
  children: ReactNode
}) {
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-4 py-32 text-center">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {mark}
      <h1 className="mt-6 font-display text-3xl">{heading}</h1>
      <p className="mt-3 text-lg text-stone-600">{text}</p>
      {children}
    </section>
  )
}
