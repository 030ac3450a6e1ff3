import type { Product } from "@contract/product"
import { typeLabel, weightText } from "~/lib/stone-words"

/** The four facts that every stone has. */
function Tiles({ stone }: { stone: Product }) {
  const tiles = [
    ["Color", stone.color],
    ["Weight", weightText(stone.weight)],
    ["Origin", stone.origin],
    ["Type", typeLabel(stone.type)],
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
function Details({ stone }: { stone: Product }) {
  const facts = [
    ["Shape", stone.shape],
    ["Cut", stone.cut],
    ["Clarity", stone.clarity],
    ["Treatment", stone.treatment],
    ["Dimensions", stone.dimensions],
    ["Certificate", [stone.certificateLab, stone.certificateNumber].filter(Boolean).join(" ")],
  ] as const
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className="divide-y divide-stone-200 border-y border-stone-200">
      {known.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6 py-3">
          <dt className="text-stone-600">{name}</dt>
          <dd className="text-right break-words">
            {name === "Certificate" && stone.certificateUrl ? (
              <a
                href={stone.certificateUrl}
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

export function StoneFacts({ stone }: { stone: Product }) {
  return (
    <section aria-labelledby="facts" className="flex flex-col gap-5">
      <h2 id="facts" className="font-display text-2xl">
        Specifications
      </h2>
      <Tiles stone={stone} />
      <Details stone={stone} />
    </section>
  )
}
