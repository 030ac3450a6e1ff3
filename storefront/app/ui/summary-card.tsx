import type { ReactNode } from "react"

/** The card with the amounts of a cart, checkout or order. */
export function SummaryCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-2xl bg-white p-6 shadow-soft sm:p-8 lg:sticky lg:top-28">
      <h2 id={id} className="font-display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
