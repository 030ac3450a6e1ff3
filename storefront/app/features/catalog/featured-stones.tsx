import { useQuery } from "@tanstack/react-query"
import { useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { featuredQuery } from "./queries"
import { StoneCard } from "./stone-card"

/** The home page's selection. */
export function FeaturedStones() {
  const { data: stones } = useQuery(featuredQuery())
  const text = useText()
  return (
    <section aria-labelledby="featured" className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
        <div>
          <h2 id="featured" className="font-display text-3xl sm:text-4xl">
            {text("featured_title")}
          </h2>
          <p className="mt-3 max-w-xl text-lg text-stone-600">{text("featured_subtitle")}</p>
        </div>
        <ButtonLink to="/shop" look="outline">
          See all stones
        </ButtonLink>
      </div>
      {!stones && <Loading label="Loading featured stones" />}
      {stones?.length === 0 && (
        <EmptyState title={text("featured_empty")}>
          <ButtonLink to="/contact">{text("about_button")}</ButtonLink>
        </EmptyState>
      )}
      {stones && stones.length > 0 && (
        <ul className="grid grid-cols-1 gap-x-6 gap-y-12 min-[480px]:grid-cols-2 lg:grid-cols-4">
          {stones.map((it) => (
            <li key={it.id}>
              <StoneCard stone={it} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
