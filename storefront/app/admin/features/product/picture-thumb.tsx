import { pictureSource } from "~/lib/images"
import { IconButton } from "~/ui/button"
import { cn } from "~/ui/cn"

interface PictureThumbProps {
  /** Position, from 1. */
  place: number
  count: number
  url: string | undefined
  isNew: boolean
  onMove: (step: -1 | 1) => void
  isDragged: boolean
  onDrag: (isOn: boolean) => void
  /** Called when another picture or files were dropped on it. */
  onDropHere: (files: File[]) => void
  onRemove: () => void
}

/** One picture of the form, with its actions. */
export function PictureThumb(props: PictureThumbProps) {
  const { place, count, url, isNew, onMove, onRemove, isDragged, onDrag, onDropHere } = props
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move"
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDropHere([...event.dataTransfer.files])
      }}
      className={cn("grid cursor-grab gap-1 transition-opacity duration-150", isDragged && "opacity-40")}
    >
      <div className="plate relative aspect-square overflow-hidden rounded-xl">
        {url && (
          <img
            {...(isNew ? { src: url } : pictureSource(url, "8rem"))}
            alt={`Image ${place} of ${count}`}
            width={160}
            height={160}
            draggable={false}
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
        />
        <IconButton label={`Remove image ${place}`} icon="trash" onClick={onRemove} />
        <IconButton
          label={`Move image ${place} back`}
          icon="right"
          disabled={place === count}
          onClick={() => onMove(1)}
        />
      </div>
    </li>
  )
}
