import type { NoTenant } from "~/lib/site-data"
import { AgainLink } from "~/ui/again-link"

/** No tenant exists on this host, or it is closed: a page without header and footer. */
export default function NoTenantView({ noTenant }: { noTenant: NoTenant | null }) {
  if (noTenant?.reason === "not-found") {
    return (
      <main className="grid min-h-dvh place-items-center px-6 py-24 text-center">
        <title>Store not found</title>
        <div className="max-w-xl">
          <h1 className="font-display text-4xl sm:text-5xl">Store not found</h1>
          <p className="mt-5 text-lg text-stone-600">
            There is no store at this address. Please check the spelling.
          </p>
          <AgainLink look="primary">Try again</AgainLink>
        </div>
      </main>
    )
  }
  const { brandName, logo } = noTenant?.branding ?? { brandName: "", logo: null }
  return (
    <main className="hero-ground grid min-h-dvh place-items-center px-6 py-24 text-center text-white">
      <title>{brandName ? `${brandName} is closed` : "Something went wrong"}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-xl">
        {logo && <img src={logo} alt="" className="mx-auto mb-8 h-16 w-auto" />}
        {brandName && <p className="text-lg text-white/85">{brandName}</p>}
        <h1 className="mt-4 font-display text-4xl sm:text-5xl">
          {noTenant ? "The store is closed" : "Something went wrong"}
        </h1>
        <p className="mt-5 text-lg text-white/85">
          {noTenant
            ? "We are not taking visitors at the moment. Please come back later."
            : "Please try again in a moment."}
        </p>
        <AgainLink look="light">Try again</AgainLink>
      </div>
    </main>
  )
}
