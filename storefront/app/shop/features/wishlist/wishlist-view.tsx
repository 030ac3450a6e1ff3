import { useRef } from "react"
import { Link } from "react-router-dom"
import { commonTexts } from "@contract/texts/common"
import { stoneTexts } from "@contract/texts/stones"
import { wishlistPageTexts } from "@contract/texts/wishlist-page"
import type { WishlistEntry } from "@contract/wishlist"
import { typeLabel } from "@contract/stone-fields/words"
import { GstNote } from "~/lib/price/gst-note"
import { formatMoney } from "~/lib/money"
import { useText } from "~/lib/site"
import { Badge } from "~/ui/badge"
import { Button, ButtonLink, IconButton } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Price } from "~/ui/price"
import { SmallPlate } from "~/ui/small-plate"
import { Loading } from "~/ui/spinner"
import { useWish } from "./change-wishlist"
import { useWishlist } from "./get-wishlist"

/** Width of a card's picture, for the browser's choice of file. */
const sizes = "(min-width: 1024px) 17rem, (min-width: 640px) 30vw, 46vw"

/** A product on the wishlist. It disappears when its heart is tapped, and returns when that is refused. */
function WishlistCard({ product, onRemove }: Pick<WishlistEntry, "product"> & { onRemove: () => void }) {
  const text = useText(stoneTexts)
  const { wished, toggle } = useWish(product.id)
  if (!wished) return null
  return (
    <li className="group relative flex flex-col">
      <div className="relative">
        <SmallPlate
          images={product.images}
          sizes={sizes}
          className="aspect-4/5 w-full rounded-2xl"
          gem="size-16"
        />
        {product.stock === 0 && (
          <Badge className="absolute bottom-3 left-3 bg-white/90">{text("stone_out_of_stock")}</Badge>
        )}
      </div>
      <div className="flex grow flex-col px-1 pt-3">
        <p className="text-sm text-stone-600">{typeLabel(product.type)}</p>
        <h3 className="text-lg leading-6 font-medium">
          <Link
            to={`/products/${product.slug}`}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-2xl"
          >
            {product.name}
          </Link>
        </h3>
        <Price className="pointer-events-none mt-auto pt-2 text-lg">
          {formatMoney(product.price, product.currency)}
        </Price>
        <GstNote own={product.gstRate} className="pointer-events-none" />
      </div>
      <div className="absolute top-3 right-3 z-1">
        <IconButton
          label="Remove from wishlist"
          aria-description={product.name}
          icon="heart"
          look="floating"
          filled
          className="text-red-700!"
          onClick={() => {
            onRemove()
            toggle()
          }}
        />
      </div>
    </li>
  )
}

/** The wishlist tab of the profile: all products, newest first. */
export function WishlistView() {
  const { data: entries, isError, refetch } = useWishlist()
  const text = useText(wishlistPageTexts, commonTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  if (!entries) {
    return isError ? (
      <EmptyState icon="alert" title={text("wishlist_failed")}>
        <Button onClick={() => void refetch()}>{text("try_again")}</Button>
      </EmptyState>
    ) : (
      <Loading label={text("wishlist_loading")} />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
        {text("wishlist_title")}
      </h2>
      {entries.length === 0 ? (
        <EmptyState icon="heart" title={text("wishlist_empty")}>
          <ButtonLink to="/shop">{text("wishlist_browse")}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
          {entries.map(({ id, product }) => (
            <WishlistCard
              key={id}
              product={product}
              // The pressed button disappears, so the focus moves to the list, for keyboard and screen reader users.
              onRemove={() => heading.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
