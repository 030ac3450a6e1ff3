import { pictureSource } from "~/lib/images"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"

/**
 * Width of a card's picture, for the browser's choice of file. On a phone it is 10% less: the difference is invisible
 * at its pixel density, and most phones load the next smaller file.
 */
export const cardSizes = "(min-width: 1024px) 24rem, (min-width: 640px) 46vw, (min-width: 360px) 40vw, 80vw"

interface ProductPictureProps {
  url: string | undefined
  alt: string
  sizes: string
  /** `high`: the largest picture of the first screen; `low`: one that nobody sees yet. */
  priority?: "high" | "auto" | "low"
  className?: string
}

/** A product's picture, filling its plate, or a drawn gem when there is none. */
export function ProductPicture({ url, alt, sizes, priority = "auto", className }: ProductPictureProps) {
  if (!url) {
    return (
      <span className="grid size-full place-items-center bg-stone-100 text-stone-400">
        <Icon name="gem" className="size-16" />
      </span>
    )
  }
  return (
    <img
      {...pictureSource(url, sizes)}
      alt={alt}
      width={960}
      height={1200}
      loading={priority === "high" ? "eager" : "lazy"}
      fetchPriority={priority}
      decoding={priority === "high" ? "sync" : "async"}
      className={cn("size-full object-cover", className)}
    />
  )
}
