import { useLocation, useNavigate } from "react-router-dom"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { texts } from "./texts"
import { newTenantPath } from "./use-opened-tenant"

/** Opens the dialog for a new tenant and keeps the grid's filters. */
export function CreateTenantButton({ label = texts.createTenant }: { label?: string }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <Button onClick={() => void navigate(newTenantPath(pathname, search), { preventScrollReset: true })}>
      <Icon name="plus" />
      {label}
    </Button>
  )
}
