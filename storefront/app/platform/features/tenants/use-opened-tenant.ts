import { useCallback } from "react"
import { useSearchParams } from "react-router-dom"

/** URL parameter of the open dialog's tenant; `new` for a new one. */
const openedBy = "tenant"
const page = "/superadmin/tenants"

/** Link to the dialog for a new tenant, keeping the page's filters. */
export function newTenantPath(pathname: string, search: string): string {
  const params = new URLSearchParams(pathname === page ? search : "")
  params.set(openedBy, "new")
  return `${page}?${params.toString()}`
}

/** Opens and closes the dialog through the URL, so that the back button closes it too. */
export function useOpenedTenant() {
  const [params, setParams] = useSearchParams()
  const open = useCallback(
    (id: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (id === null) after.delete(openedBy)
          else after.set(openedBy, id)
          return after
        },
        { preventScrollReset: true }
      ),
    [setParams]
  )
  return { opened: params.get(openedBy), open }
}
