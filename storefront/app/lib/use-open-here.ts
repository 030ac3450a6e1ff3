import { useState } from "react"
import { useLocation } from "react-router-dom"

/** Whether something of the frame around the pages is open, such as a menu; another page closes it. */
export function useOpenHere(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState(pathname)
  if (place !== pathname) {
    setPlace(pathname)
    setOpen(false)
  }
  return [isOpen, setOpen]
}
