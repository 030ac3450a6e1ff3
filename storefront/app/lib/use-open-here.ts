import { useCallback, useState } from "react"
import { useLocation } from "react-router-dom"

/** Whether something of the frame around the pages is open, such as a menu; another page closes it. */
export function useOpenHere(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { pathname } = useLocation()
  const [place, setPlace] = useState(pathname)
  // The browser's address changes before its page is rendered: what was opened in between stays open.
  const [openedAt, setOpenedAt] = useState<string>()
  if (place !== pathname) {
    setPlace(pathname)
    if (openedAt !== pathname) setOpenedAt(undefined)
  }
  const setOpen = useCallback(
    (isOpen: boolean) => setOpenedAt(isOpen ? window.location.pathname : undefined),
    []
  )
  return [openedAt !== undefined, setOpen]
}
