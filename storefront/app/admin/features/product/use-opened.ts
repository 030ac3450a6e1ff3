import { useCallback } from "react"
import { useSearchParams } from "react-router-dom"

/** URL parameter of the product that is open in the form; `new` for a new one. */
const openedBy = "product"

export const isOpenIn = (params: URLSearchParams): boolean => params.has(openedBy)

/** Opens and closes the form through the URL, so that the back button closes it too. */
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
