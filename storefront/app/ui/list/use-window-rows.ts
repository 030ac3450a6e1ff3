import { useLayoutEffect, useRef, useState } from "react"
import { useWindowVirtualizer } from "@tanstack/react-virtual"

/** Fewer rows than this are all drawn: the browser's own search finds them, and nothing has to be measured. */
const drawnAtOnce = 60

interface WindowRows {
  /** Of the element that holds the rows. */
  list: (element: HTMLElement | null) => void
  /** Of each row, which also carries `data-index`. */
  measure: (element: Element | null) => void
  /** Which rows are drawn, by their place in the list. */
  drawn: readonly number[]
  /** The space of those before and after, in pixels. */
  before: number
  after: number
}

/** Draws only those rows of a long list that the window shows, as the page scrolls. `height`: a row's, about, in pixels. */
export function useWindowRows(count: number, height: number, rowKey: (index: number) => string): WindowRows {
  const list = useRef<HTMLElement>(null)
  const [top, setTop] = useState(0)
  // What stands above the list comes and goes with filters and notes.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY))
  })
  const long = count > drawnAtOnce
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    getItemKey: rowKey,
    // What isn't laid out has no height yet.
    measureElement: (row) => row.getBoundingClientRect().height || height,
    scrollMargin: top,
    overscan: 8,
    enabled: long,
  })
  const setList = (element: HTMLElement | null) => {
    list.current = element
  }
  if (!long) {
    const drawn = Array.from({ length: count }, (_, index) => index)
    return { list: setList, measure: () => undefined, drawn, before: 0, after: 0 }
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
