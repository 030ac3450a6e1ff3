import { useSearchParams } from "react-router-dom"
import { commonTexts } from "@contract/texts/common"
import { comparePageTexts } from "@contract/texts/compare-page"
import { useText } from "~/lib/site"
import type { Route } from "./+types/compare"
import { ColumnBuy } from "~/shop/features/cart/column-buy"
import { comparedIn } from "~/shop/features/compare/chosen-stones"
import { CompareView } from "~/shop/features/compare/compare-view"
import { stonesQuery } from "~/lib/get-stones"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { Seo } from "~/lib/seo"
import { Breadcrumb } from "~/ui/breadcrumb"

const loadOf = (request: Request): Load => {
  const slugs = comparedIn(new URL(request.url).searchParams)
  return (client, api) => (slugs.length > 0 ? client.query(stonesQuery(slugs, api)) : Promise.resolve())
}

export const loader = ({ context, request }: Route.LoaderArgs) => serverData(context, loadOf(request))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => browserData(loadOf(request))

export default function ComparePage() {
  const slugs = comparedIn(useSearchParams()[0])
  const text = useText(comparePageTexts, commonTexts)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 pb-20 sm:px-6">
      <Seo title={text("compare_title")} path="/compare" noIndex />
      <Breadcrumb
        steps={[
          { label: text("breadcrumb_home"), to: "/" },
          { label: text("breadcrumb_shop"), to: "/shop" },
          { label: text("compare_title") },
        ]}
      />
      <CompareView slugs={slugs} buy={(stone) => <ColumnBuy product={stone} />} />
    </div>
  )
}
