import { lazy, memo, Suspense, useState, type KeyboardEvent } from "react"
import { maxPictures } from "@contract/rules/pictures"
import { commonTexts } from "@contract/texts/common"
import { productTexts } from "@contract/texts/product"
import { useText } from "~/lib/site"
import { IconButton } from "~/ui/button"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { cardSizes, ProductPicture } from "./product-picture"
import { Thumbnails } from "./thumbnails"
import { useSlides } from "./use-slides"

const ZoomDialog = lazy(() => import("./zoom-dialog"))

/**
 * Slightly less than the full width on a phone: the difference is invisible at its pixel density, and the picture loads
 * sooner.
 */
const sizes = "(min-width: 1024px) 38rem, (min-width: 768px) 48vw, 88vw"
const plate = "plate aspect-square rounded-2xl lg:aspect-4/5 lg:max-h-[calc(100dvh-16rem)] lg:min-h-96 w-full"
const arrow = "absolute top-1/2 -translate-y-1/2"

function NoPicture() {
  const text = useText(productTexts)
  return (
    <div className={cn(plate, "grid place-items-center")}>
      <p className="flex flex-col items-center gap-4 text-stone-600">
        <Icon name="gem" className="size-16 text-stone-400" />
        {text("product_no_picture")}
      </p>
    </div>
  )
}

interface GalleryProps {
  images: string[]
  name: string
  /** Whether the product was opened from a card, whose picture is shown until the larger one has loaded. */
  isFromCard?: boolean
}

/** A product's pictures, one at a time, with swipes, arrows, keys, thumbnails, a counter, and zoom. */
export const Gallery = memo(function Gallery({ images, name, isFromCard = false }: GalleryProps) {
  const text = useText(productTexts, commonTexts)
  const pictures = images.slice(0, maxPictures)
  const count = pictures.length
  const { shown, show, row } = useSlides(count)
  const [isClose, setClose] = useState(false)
  if (count === 0) return <NoPicture />
  const press = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0
    if (by === 0 || count < 2 || isClose) return
    event.preventDefault()
    show(shown + by)
  }
  return (
    <section aria-label={text("product_pictures", { name })} onKeyDown={press}>
      <div className="relative">
        <div
          {...row}
          role="group"
          aria-label={text("product_picture", { n: shown + 1, count })}
          // A scrollable row must be reachable by keyboard.
          tabIndex={count > 1 ? 0 : undefined}
          className={cn(
            plate,
            "flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto"
          )}
        >
          {pictures.map((url, index) => (
            <div
              key={url}
              aria-hidden={index !== shown}
              className="relative size-full shrink-0 snap-center snap-always"
            >
              {isFromCard && index === 0 && (
                <ProductPicture
                  url={url}
                  alt=""
                  sizes={cardSizes}
                  priority="high"
                  className="absolute inset-0"
                />
              )}
              <ProductPicture
                url={url}
                alt={index === 0 ? name : text("picture_alt", { name, n: index + 1 })}
                sizes={sizes}
                priority={index === 0 ? "high" : "low"}
                className="relative"
              />
            </div>
          ))}
        </div>
        <IconButton
          label={text("product_zoom")}
          icon="zoom"
          look="floating"
          onClick={() => setClose(true)}
          className="absolute top-3 right-3"
        />
        {count > 1 && (
          <>
            <IconButton
              label="Previous image"
              icon="left"
              look="floating"
              onClick={() => show(shown - 1)}
              className={cn(arrow, "left-3")}
            />
            <IconButton
              label="Next image"
              icon="right"
              look="floating"
              onClick={() => show(shown + 1)}
              className={cn(arrow, "right-3")}
            />
            <p
              aria-live="polite"
              className="absolute right-4 bottom-4 rounded-full bg-stone-950/70 px-3 py-1 text-sm text-white tabular-nums"
            >
              {shown + 1} / {count}
            </p>
          </>
        )}
      </div>
      {count > 1 && <Thumbnails pictures={pictures} shown={shown} onChoose={show} />}
      {isClose && (
        <Suspense>
          <ZoomDialog pictures={pictures} name={name} start={shown} onClose={() => setClose(false)} />
        </Suspense>
      )}
    </section>
  )
})
