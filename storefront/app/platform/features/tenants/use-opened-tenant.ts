import { useCallback } from "react"
import { useSearchParams } from "react-router-dom"

/** Which tenant's dialog the address has open; `new` for one to be. */
const openedBy = "tenant"
const page = "/superadmin/tenants"

/** Where a new tenant is made, with the filters of the page that leads there. */
export function newTenantPath(pathname: string, search: string): string {
  const params = new URLSearchParams(pathname === page ? search : "")
  params.set(openedBy, "new")
  return `${page}?${params.toString()}`
}

/** Opens and closes the dialog by the page's address, so that back closes it too. */
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
