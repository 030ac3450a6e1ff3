import { useCallback } from "react"
import { useSearchParams } from "react-router-dom"

/** The product that the address says is open in the form; `new` for one to be. */
const openedBy = "product"

/** Opens and closes the form by the page's address, so that back closes it too. */
export function useOpened() {
  const [params, setParams] = useSearchParams()
  const open = useCallback(
    (id: string | null) =>
      setParams((before) => {
        const after = new URLSearchParams(before)
        if (id === null) after.delete(openedBy)
        else after.set(openedBy, id)
        return after
      }),
    [setParams]
  )
  return { opened: params.get(openedBy), open }
}
