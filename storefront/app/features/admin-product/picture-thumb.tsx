import { pictureSource } from "~/lib/images"
import { IconButton } from "~/ui/button"

interface PictureThumbProps {
  /** From 1. */
  place: number
  count: number
  url: string | undefined
  isNew: boolean
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

/** One picture of the form, with what can be done to it. */
export function PictureThumb({ place, count, url, isNew, onMove, onRemove }: PictureThumbProps) {
  const small = "size-9 disabled:opacity-30"
  return (
    <li className="grid gap-1">
      <div className="plate relative aspect-square overflow-hidden rounded-xl">
        {url && (
          <img
            {...(isNew ? { src: url } : pictureSource(url, "8rem"))}
            alt={`Image ${place} of ${count}`}
            width={160}
            height={160}
            className="size-full object-cover"
          />
        )}
        {place === 1 && (
          <span className="absolute bottom-1.5 left-1.5 rounded-full bg-white/90 px-2 py-0.5 text-xs">
            Cover
          </span>
        )}
      </div>
      <div className="flex justify-between">
        <IconButton
          label={`Move image ${place} forward`}
          icon="left"
          disabled={place === 1}
          onClick={() => onMove(-1)}
          className={small}
        />
        <IconButton label={`Remove image ${place}`} icon="trash" onClick={onRemove} className={small} />
        <IconButton
          label={`Move image ${place} back`}
          icon="right"
          disabled={place === count}
          onClick={() => onMove(1)}
          className={small}
        />
      </div>
    </li>
  )
}
