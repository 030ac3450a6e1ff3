import type { ReactNode } from "react"
import { Icon, type IconName } from "~/ui/icon"

/** The centred card of the password reset pages. */
export function PasswordCard({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <section className="mx-auto w-full max-w-md rounded-2xl bg-white p-6 text-center shadow-soft sm:p-10">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-brand-mist text-brand-primary-ink">
        <Icon name={icon} className="size-7" />
      </span>
      <h1 className="mt-5 font-display text-3xl">{title}</h1>
      <p className="mt-3 mb-8 text-stone-600">{text}</p>
      {children}
    </section>
  )
}
