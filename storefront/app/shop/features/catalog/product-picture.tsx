import { pictureSource } from "~/lib/images"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"

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
