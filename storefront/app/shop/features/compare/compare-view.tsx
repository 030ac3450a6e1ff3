import { useRef, type ReactNode } from "react"
import { useNavigate } from "react-router-dom"
import { useQuery } from "@tanstack/react-query"
import type { Product } from "@contract/product"
import { comparePageTexts } from "@contract/texts/compare-page"
import { stoneTexts } from "@contract/texts/stones"
import { stonesQuery } from "~/lib/get-stones"
import { useKept } from "~/lib/kept-list"
import { useText } from "~/lib/site"
import { useHydrated } from "~/lib/use-hydrated"
import { Alert } from "~/ui/alert"
import { ButtonLink } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { chosenStones, compareHref, maxCompared } from "./chosen-stones"
import { CompareTable } from "./compare-table"

interface CompareViewProps {
  /** The products that the URL names; without any, those selected on this device are shown. */
  slugs: readonly string[]
  /** The control that adds a product to the cart. */
  buy: (stone: Product) => ReactNode
}

/** The products of the URL or of the dock, side by side. */
export function CompareView({ slugs: named, buy }: CompareViewProps) {
  const chosen = useKept(chosenStones)
  const hydrated = useHydrated()
  const slugs = named.length > 0 ? named : chosen
  const { data: stones, isPending } = useQuery({ ...stonesQuery(slugs), enabled: slugs.length > 0 })
  const text = useText(comparePageTexts, stoneTexts)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = (slug: string) => {
    chosenStones.write(chosenStones.read().filter((it) => it !== slug))
    heading.current?.focus({ preventScroll: true })
    const rest = slugs.filter((it) => it !== slug)
    void navigate(compareHref(rest), { replace: true, preventScrollReset: true })
  }
  // The server doesn't know this device's selection.
  const waiting = slugs.length > 0 ? isPending : !hydrated
  const some = stones !== undefined && stones.length > 0
  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        id="compare"
        className="mt-4 font-display text-4xl outline-none sm:text-5xl"
      >
        {text("compare_title")}
      </h1>
      <p className="mt-3 mb-8 max-w-xl text-lg text-stone-600">{text("compare_subtitle")}</p>
      {waiting && <Loading label={text("stones_loading")} />}
      {stones && stones.length < slugs.length && (
        <div className="mb-6">
          <Alert>{text("compare_missing")}</Alert>
        </div>
      )}
      {some && <CompareTable stones={stones} buy={buy} onRemove={(it) => remove(it.slug)} />}
      {!some && !waiting && (
        <EmptyState title={text("compare_empty")}>
          <ButtonLink to="/shop">{text("compare_browse")}</ButtonLink>
        </EmptyState>
      )}
      {some && stones.length < maxCompared && (
        <ButtonLink
          to="/shop"
          look="outline"
          className="mt-8"
          // Adds the URL's products to the selection, so that more can be added.
          onClick={() => chosenStones.write(stones.map((it) => it.slug))}
        >
          {text("compare_add")}
        </ButtonLink>
      )}
    </>
  )
}
