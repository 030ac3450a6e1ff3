import { productTexts } from "@contract/texts/product"
import { thumbnail } from "~/lib/images"
import { useText } from "~/lib/site"
import { cn } from "~/ui/cn"

interface ThumbnailsProps {
  pictures: string[]
  shown: number
  onChoose: (index: number) => void
}

/** Small versions of the pictures, with the current one highlighted. */
export function Thumbnails({ pictures, shown, onChoose }: ThumbnailsProps) {
  const text = useText(productTexts)
  return (
    <ul className="mt-4 flex gap-3">
      {pictures.map((url, index) => (
        <li key={url} className="w-1/5 max-w-24">
          <button
            type="button"
            aria-label={text("product_show_picture", { n: index + 1 })}
            aria-current={index === shown}
            onClick={() => onChoose(index)}
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
              fetchPriority="low"
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
