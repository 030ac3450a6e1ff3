import { useState, type KeyboardEvent } from "react"
import { commonTexts } from "@contract/texts/common"
import { productTexts } from "@contract/texts/product"
import { useText } from "~/lib/site"
import { IconButton } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { useZoom } from "./use-zoom"
import { closeScale, maxScale } from "./zoom-math"

interface ZoomDialogProps {
  pictures: string[]
  name: string
  /** Index of the first picture shown. */
  start: number
  onClose: () => void
}

const step = 60

/** A product's pictures in the whole window, with zoom. Loaded when opened. */
export default function ZoomDialog({ pictures, name, start, onClose }: ZoomDialogProps) {
  const text = useText(productTexts, commonTexts)
  const [shown, setShown] = useState(start)
  const { frame, view, zoom, move, reset, handlers } = useZoom()
  const count = pictures.length
  const go = (by: number) => {
    reset()
    setShown((it) => (it + by + count) % count)
  }
  const keys: Partial<Record<string, () => void>> = {
    "+": () => zoom(closeScale),
    "=": () => zoom(closeScale),
    "-": () => zoom(1 / closeScale),
    ArrowLeft: () => (view.scale > 1 ? move({ x: step, y: 0 }) : go(-1)),
    ArrowRight: () => (view.scale > 1 ? move({ x: -step, y: 0 }) : go(1)),
    ArrowUp: () => move({ x: 0, y: step }),
    ArrowDown: () => move({ x: 0, y: -step }),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  return (
    <Dialog title={name} shape="screen" onClose={onClose}>
      <div
        role="group"
        aria-label={text("product_picture", { n: shown + 1, count })}
        onKeyDown={press}
        className="flex h-full flex-col"
      >
        <div
          ref={frame}
          {...handlers}
          className="plate relative min-h-0 grow cursor-grab touch-none overflow-hidden rounded-2xl select-none active:cursor-grabbing"
        >
          <img
            src={pictures[shown]}
            alt={shown === 0 ? name : text("picture_alt", { name, n: shown + 1 })}
            draggable={false}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            className="size-full object-contain"
          />
        </div>
        <div className="flex items-center justify-center gap-2 pt-3 pb-[env(safe-area-inset-bottom)]">
          {count > 1 && <IconButton label="Previous image" icon="left" onClick={() => go(-1)} />}
          <IconButton
            label={text("product_zoom_out")}
            icon="minus"
            disabled={view.scale <= 1}
            onClick={() => zoom(1 / closeScale)}
          />
          <output aria-live="polite" className="min-w-14 text-center tabular-nums">
            {Math.round(view.scale * 100)}%
          </output>
          <IconButton
            label={text("product_zoom_in")}
            icon="plus"
            disabled={view.scale >= maxScale}
            data-autofocus
            onClick={() => zoom(closeScale)}
          />
          {count > 1 && <IconButton label="Next image" icon="right" onClick={() => go(1)} />}
        </div>
      </div>
    </Dialog>
  )
}
