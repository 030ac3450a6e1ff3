import { ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"

export function StoneNotFound() {
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-4 py-32 text-center">
      <title>Product Not Found</title>
      <meta name="robots" content="noindex" />
      <Icon name="gem" className="size-14 text-brand-primary-ink" />
      <h1 className="mt-6 font-display text-3xl">Product Not Found</h1>
      <p className="mt-3 text-lg text-stone-600">
        This stone is no longer here. It may have found its owner; others are waiting.
      </p>
      <ButtonLink to="/shop" className="mt-8">
        Back to Shop
      </ButtonLink>
    </section>
  )
}
