import { useRef, useState } from "react"
import { maxPictures } from "@contract/rules/pictures"
import { thumbnail } from "~/lib/images"
import { IconButton } from "~/ui/button"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { ProductPicture } from "./product-picture"

const swipePx = 40
const sizes = "(min-width: 1024px) 38rem, 100vw"

/** A product's pictures, one at a time: arrows, thumbnails, swipes, and a counter. */
export function Gallery({ images, name }: { images: string[]; name: string }) {
  const [shown, setShown] = useState(0)
  const touchedAt = useRef(0)
  const pictures = images.slice(0, maxPictures)
  const count = pictures.length
  if (count === 0) {
    return (
      <div className="plate grid aspect-square place-items-center rounded-2xl lg:aspect-4/5">
        <p className="flex flex-col items-center gap-4 text-stone-600">
          <Icon name="gem" className="size-16 text-stone-400" />
          No image available
        </p>
      </div>
    )
  }
  const go = (by: number): void => setShown((it) => (it + by + count) % count)
  const arrow = "absolute top-1/2 -translate-y-1/2"
  return (
    <section aria-label={`Pictures of ${name}`}>
      <div
        className="plate relative aspect-square overflow-hidden rounded-2xl lg:aspect-4/5"
        onTouchStart={(event) => {
          touchedAt.current = event.touches[0]?.clientX ?? 0
        }}
        onTouchEnd={(event) => {
          const moved = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current
          if (count > 1 && Math.abs(moved) > swipePx) go(moved < 0 ? 1 : -1)
        }}
      >
        {pictures.map((url, index) => (
          <div
            key={url}
            aria-hidden={index !== shown}
            className={cn(
              "absolute inset-0 transition-opacity duration-250 ease-out",
              index !== shown && "pointer-events-none opacity-0"
            )}
          >
            <ProductPicture
              url={url}
              alt={index === 0 ? name : `${name}, picture ${index + 1}`}
              sizes={sizes}
              eager={index === 0}
            />
          </div>
        ))}
        {count > 1 && (
          <>
            <IconButton
              label="Previous image"
              icon="left"
              look="floating"
              onClick={() => go(-1)}
              className={cn(arrow, "left-3")}
            />
            <IconButton
              label="Next image"
              icon="right"
              look="floating"
              onClick={() => go(1)}
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
      {count > 1 && (
        <ul className="mt-4 flex gap-3">
          {pictures.map((url, index) => (
            <li key={url} className="w-1/5 max-w-24">
              <button
                type="button"
                aria-label={`Show image ${index + 1}`}
                aria-current={index === shown}
                onClick={() => setShown(index)}
                className={cn(
                  "plate block aspect-square w-full cursor-pointer overflow-hidden rounded-xl transition duration-200",
                  index === shown ? "ring-2 ring-stone-900" : "ring-1 ring-stone-300 hover:ring-stone-500"
                )}
              >
                <img
                  src={thumbnail(url)}
                  alt=""
                  width={96}
                  height={96}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
