import { useState } from "react"
import { ratna } from "./ratna"
import { showError } from "./show-error"

/** Chooses the tenant whose data Medusa Admin shows; null: none. For the platform's staff only. */
export function useChooseTenant() {
  const [isChoosing, setChoosing] = useState(false)
  const choose = (tenantId: string | null) => {
    setChoosing(true)
    ratna("PUT", "/shown-tenant", { tenantId })
      // All data on the page belongs to the previous tenant.
      .then(() => window.location.assign("/app"))
      .catch((error: unknown) => {
        setChoosing(false)
        showError(error)
      })
  }
  return { choose, isChoosing }
}
