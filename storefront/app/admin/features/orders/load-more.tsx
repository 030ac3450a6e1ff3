import { useEffect, useRef } from "react"

/** Element at a list's end that loads more shortly before it scrolls into view. */
export function LoadMore({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!mark.current || !("IntersectionObserver" in globalThis)) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((it) => it.isIntersecting)) onNear()
      },
      { rootMargin: "1200px" }
    )
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [onNear])
  return <div ref={mark} aria-hidden="true" />
}
