import { pictureSource, thumbnail } from "~/lib/images"
import { cn } from "./cn"
import { Icon } from "./icon"

/** Fills its container. */
function SmallPicture({ url, sizes }: { url: string; sizes?: string }) {
  const source = sizes ? pictureSource(url, sizes) : { src: thumbnail(url) }
  return <img {...source} alt="" width={320} height={400} className="size-full object-cover" />
}

/**
 * A plate with a product's first picture, or a drawn gem where there is none.
 * @param className the plate's size
 * @param sizes width of the picture; without it, the smallest variant is shown
 */
export function SmallPlate({
  images,
  sizes,
  className,
  gem,
}: {
  images: string[]
  sizes?: string
  className: string
  gem: string
}) {
  const [url] = images
  return (
    <span className={cn("plate grid shrink-0 place-items-center overflow-hidden text-stone-300", className)}>
      {url ? <SmallPicture url={url} {...(sizes && { sizes })} /> : <Icon name="gem" className={gem} />}
    </span>
  )
}
