import type { ReactNode } from "react"

/** A numbered section of the checkout. */
export function Section({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = `checkout-${number}`
  return (
    <section aria-labelledby={id} className="rounded-2xl bg-white p-6 shadow-soft sm:p-8">
      <h2 id={id} className="flex items-center gap-4 font-display text-2xl">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-mist font-sans text-base font-medium text-brand-primary-ink"
        >
          {number}
        </span>
        {title}
      </h2>
      <div className="mt-6">{children}</div>
    </section>
  )
}
