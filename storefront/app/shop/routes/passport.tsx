import { isRouteErrorResponse, useParams, useRouteError } from "react-router-dom"
import { passportTexts } from "@contract/texts/passport"
import { useText } from "~/lib/site"
import type { Route } from "./+types/passport"
import { passportQuery, usePassport } from "~/shop/features/passport/get-passport"
import { PassportNotFound } from "~/shop/features/passport/passport-not-found"
import { PassportView } from "~/shop/features/passport/passport-view"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { Seo } from "~/lib/seo"
import { ErrorView } from "./error-views"

/** Refetched at each visit, because the signature is checked at that time. */
const load =
  (code: string): Load =>
  (client, api) =>
    client.query({ ...passportQuery(code, api), staleTime: 0 })

export const loader = ({ context, params }: Route.LoaderArgs) => serverData(context, load(params.code))
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => browserData(load(params.code))

export default function PassportPage() {
  const { code = "" } = useParams()
  const { data: passport } = usePassport(code)
  const text = useText(passportTexts)
  if (!passport) return <PassportNotFound />
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 pb-20 sm:px-6">
      <Seo
        title={passport.record?.stone.name ?? text("passport_title")}
        description={text("passport_verify_text")}
        path={`/s/${passport.code}`}
        image={passport.record?.stone.images[0]}
        noIndex
      />
      <PassportView passport={passport} />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <PassportNotFound />
  ) : (
    <ErrorView error={error} />
  )
}
