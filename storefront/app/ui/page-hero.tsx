import type { ReactNode } from "react"

/** The dark band at the top of a page, under the transparent header. */
export function PageHero({
  title,
  subtitle,
  eyebrow,
}: {
  title: string
  subtitle?: string
  eyebrow?: ReactNode
}) {
  return (
    <section className="hero-ground px-4 pt-32 pb-14 text-white sm:pt-40 sm:pb-20">
      <div className="mx-auto max-w-5xl text-center">
        {eyebrow && <div className="mb-4 text-sm tracking-wide text-white/80">{eyebrow}</div>}
        <h1 className="font-display text-4xl text-balance sm:text-5xl lg:text-6xl">{title}</h1>
        {subtitle && <p className="mx-auto mt-4 max-w-2xl text-lg text-pretty text-white/85">{subtitle}</p>}
      </div>
    </section>
  )
}
