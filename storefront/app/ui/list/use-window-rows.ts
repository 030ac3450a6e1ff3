import { useDeferredValue, useLayoutEffect, useRef, useState } from "react"
import { useWindowVirtualizer } from "@tanstack/react-virtual"

/**
 * Lists shorter than this are rendered completely: the browser's own search finds every row, and nothing has to be
 * measured.
 */
const drawnAtOnce = 60

/** Rows that are drawn at once when a list appears; they fill a desktop window. The others follow when it is idle. */
const drawnFirst = 16

interface WindowRows {
  /** Ref of the element that holds the rows. */
  list: (element: HTMLElement | null) => void
  /** Ref of each row, which also has `data-index`. */
  measure: (element: Element | null) => void
  /** Indices of the rendered rows. */
  drawn: readonly number[]
  /** Space of the rows before and after, in pixels. */
  before: number
  after: number
}

/**
 * Renders only the rows of a long list that are in the viewport while the page scrolls.
 * @param height approximate height of a row, in pixels
 */
export function useWindowRows(count: number, height: number, rowKey: (index: number) => string): WindowRows {
  const list = useRef<HTMLElement>(null)
  const [top, setTop] = useState(0)
  const long = count > drawnAtOnce
  const ready = Math.min(count, Math.max(drawnFirst, useDeferredValue(count, 0)))
  // The content above the list changes with filters and notes. Measuring makes the browser lay the page out, so a list
  // that is rendered completely isn't measured.
  useLayoutEffect(() => {
    if (long && list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY))
  })
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    getItemKey: rowKey,
    // A row without layout has no height yet.
    measureElement: (row) => row.getBoundingClientRect().height || height,
    scrollMargin: top,
    overscan: 8,
    enabled: long,
  })
  const setList = (element: HTMLElement | null) => {
    list.current = element
  }
  if (!long) {
    const drawn = Array.from({ length: ready }, (_, index) => index)
    return { list: setList, measure: () => undefined, drawn, before: 0, after: (count - ready) * height }
  }
  const items = rows.getVirtualItems()
  return {
    list: setList,
    measure: rows.measureElement,
    drawn: items.map((it) => it.index),
    before: (items[0]?.start ?? top) - top,
    after: rows.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
  }
}
