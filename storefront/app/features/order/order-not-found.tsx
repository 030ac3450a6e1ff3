import { useSite } from "~/lib/site"
import { ButtonLink } from "~/ui/button"

export function OrderNotFound() {
  const { branding } = useSite()
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-4 py-32 text-center">
      <title>{`Order not found – ${branding.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <p className="font-display text-7xl text-brand-primary-ink">404</p>
      <h1 className="mt-6 font-display text-3xl">Order Not Found</h1>
      <p className="mt-3 text-lg text-stone-600">
        There is no such order in your account. Please check its number.
      </p>
      <ButtonLink to="/profile?tab=orders" className="mt-8">
        Back to Orders
      </ButtonLink>
    </section>
  )
}
