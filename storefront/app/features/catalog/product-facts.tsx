import type { Product } from "@contract/product"
import { stoneFacts, stoneTiles } from "@contract/stone-fields/facts"

/** What every stone has. */
function Tiles({ product }: { product: Product }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-stone-200 bg-stone-200 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
      {stoneTiles(product).map(({ label, value }) => (
        <div key={label} className="bg-white px-4 py-4">
          <dt className="text-sm text-stone-600">{label}</dt>
          <dd className="mt-0.5 font-medium break-words text-stone-900">{value || "–"}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Gem facts, as far as they are known. */
function Details({ product }: { product: Product }) {
  const facts = stoneFacts(product)
  if (facts.length === 0) return null
  return (
    <dl className="divide-y divide-stone-200 border-y border-stone-200">
      {facts.map(({ label, value, link }) => (
        <div key={label} className="flex justify-between gap-6 py-3">
          <dt className="text-stone-600">{label}</dt>
          <dd className="text-right break-words">
            {link ? (
              <a
                href={link}
                target="_blank"
                rel="noreferrer"
                className="underline underline-offset-4 hover:text-brand-primary-ink"
              >
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function ProductFacts({ product }: { product: Product }) {
  return (
    <section aria-labelledby="facts" className="flex flex-col gap-5">
      <h2 id="facts" className="font-display text-2xl">
        Specifications
      </h2>
      <Tiles product={product} />
      <Details product={product} />
    </section>
  )
}
