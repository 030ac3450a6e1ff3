import { pictureSource } from "~/lib/images"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"

interface StonePictureProps {
  url: string | undefined
  alt: string
  sizes: string
  /** Seen at once: loaded at once, and first. */
  eager?: boolean
  className?: string
}

/** A stone's picture, filling its plate; a drawn gem where there is none. */
export function StonePicture({ url, alt, sizes, eager = false, className }: StonePictureProps) {
  if (!url) {
    return (
      <span className="grid size-full place-items-center text-stone-300">
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
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding={eager ? "sync" : "async"}
      className={cn("size-full object-cover", className)}
    />
  )
}
