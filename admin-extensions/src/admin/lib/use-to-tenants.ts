import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"

/** Our pages, which show a notice themselves when no tenant is chosen, and pages about the signed-in user. */
const withoutTenant = /^\/(?:tenants|messages|faqs|settings)(?:\/|$)/

/** Redirects to the list of tenants from Medusa's own lists, which are empty while no tenant is chosen. */
export function useToTenants(noneChosen: boolean): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const leads = noneChosen && !withoutTenant.test(pathname)
  useEffect(() => {
    if (leads) void navigate("/tenants", { replace: true })
  }, [leads, navigate])
}
