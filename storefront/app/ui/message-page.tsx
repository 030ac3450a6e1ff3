import type { ReactNode } from "react"

/** A page that only says why there is nothing to see; `mark` stands above the words, `children`: the way on. */
export function MessagePage({
  title,
  mark,
  heading,
  text,
  children,
}: {
  /** The document's. */
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
