import type { Product } from "@contract/product"
import { typeLabel, weightText } from "~/lib/product-words"

/** The four facts that every product has. */
function Tiles({ product }: { product: Product }) {
  const tiles = [
    ["Color", product.color],
    ["Weight", weightText(product.weight)],
    ["Origin", product.origin],
    ["Type", typeLabel(product.type)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-stone-200 bg-stone-200 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
      {tiles.map(([name, value]) => (
        <div key={name} className="bg-white px-4 py-4">
          <dt className="text-sm text-stone-600">{name}</dt>
          <dd className="mt-0.5 font-medium break-words text-stone-900">{value || "–"}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Gem facts, as far as they are known. */
function Details({ product }: { product: Product }) {
  const facts = [
    ["Shape", product.shape],
    ["Cut", product.cut],
    ["Clarity", product.clarity],
    ["Treatment", product.treatment],
    ["Dimensions", product.dimensions],
    ["Certificate", [product.certificateLab, product.certificateNumber].filter(Boolean).join(" ")],
  ] as const
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className="divide-y divide-stone-200 border-y border-stone-200">
      {known.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6 py-3">
          <dt className="text-stone-600">{name}</dt>
          <dd className="text-right break-words">
            {name === "Certificate" && product.certificateUrl ? (
              <a
                href={product.certificateUrl}
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
