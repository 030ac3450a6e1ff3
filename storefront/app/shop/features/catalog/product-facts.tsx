import { memo } from "react"
import type { Product } from "@contract/product"
import { rattiText, type RattiWeight } from "@contract/rules/stone-measures"
import { stoneFacts, stoneTiles, type Fact } from "@contract/stone-fields/facts"
import { productTexts } from "@contract/texts/product"
import { stoneTexts } from "@contract/texts/stones"
import { useText } from "~/lib/site"
import { Skeleton } from "~/ui/skeleton"
import { CertificateLink } from "./certificate-link"

interface FactsProps {
  product: Product
  /** Weight of the tenant's ratti, in milligrams. */
  rattiMg: RattiWeight
}

/** Facts that every product has. The weight is shown in rattis too, because many shoppers use them. */
function Tiles({ product, rattiMg }: FactsProps) {
  const text = useText(productTexts)
  const ratti = rattiText(product.carat, rattiMg)
  return (
    <>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-stone-200 bg-stone-200 xl:grid-cols-4">
        {stoneTiles(product).map(({ label, value }) => (
          <div key={label} className="bg-white px-4 py-4">
            <dt className="text-sm text-stone-600">{label}</dt>
            <dd className="mt-0.5 font-medium break-words text-stone-900">{value || "–"}</dd>
            {label === "Weight" && ratti && (
              <dd className="text-sm text-stone-600 tabular-nums">{text("product_ratti", { n: ratti })}</dd>
            )}
          </div>
        ))}
      </dl>
      {ratti && <p className="-mt-2 text-sm text-stone-600">{text("product_ratti_note", { mg: rattiMg })}</p>}
    </>
  )
}

const link =
  "inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-brand-primary-ink"

function Value({ value, link: copy, check }: Fact) {
  const text = useText(stoneTexts)
  return (
    <dd className="min-w-0 text-right break-words">
      {value}
      {check && (
        <span className="block">
          <a href={check} target="_blank" rel="noopener" className={link}>
            {text("product_certificate_check")}
          </a>
        </span>
      )}
      {copy && (
        <span className="block">
          <CertificateLink address={copy} name={value} />
        </span>
      )}
    </dd>
  )
}

/** Gem facts that are set. */
function Details({ product }: { product: Product }) {
  return (
    <dl className="divide-y divide-stone-200 border-y border-stone-200">
      {stoneFacts(product).map((fact) => (
        <div key={fact.label} className="flex justify-between gap-6 py-3">
          <dt className="text-stone-600">{fact.label}</dt>
          <Value {...fact} />
        </div>
      ))}
    </dl>
  )
}

/** The product's facts; their place while its data is loading. */
export const ProductFacts = memo(function ProductFacts({
  product,
  rattiMg,
}: Omit<FactsProps, "product"> & { product: Product | undefined }) {
  const text = useText(productTexts)
  return (
    <section aria-labelledby="facts" className="flex flex-col gap-5">
      <h2 id="facts" className="font-display text-2xl">
        {text("product_facts_title")}
      </h2>
      {product ? (
        <>
          <Tiles product={product} rattiMg={rattiMg} />
          <Details product={product} />
        </>
      ) : (
        <Skeleton className="h-80" />
      )}
    </section>
  )
})
