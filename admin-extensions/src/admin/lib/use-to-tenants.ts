import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"

/** Our pages, which say themselves that a shop is to be chosen, and those of who is signed in. */
const withoutShop = /^\/(?:tenants|messages|faqs|settings)(?:\/|$)/

/** Leads from Medusa's own lists, which hold nothing while no shop is chosen, to the list of shops. */
export function useToTenants(noneChosen: boolean): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const leads = noneChosen && !withoutShop.test(pathname)
  useEffect(() => {
    if (leads) void navigate("/tenants", { replace: true })
  }, [leads, navigate])
}
