import { useState } from "react"
import { ratna } from "./ratna"
import { tellError } from "./tell-error"

/** Chooses whose things Medusa Admin shows; null: nobody's. For the platform's people. */
export function useChooseTenant() {
  const [isChoosing, setChoosing] = useState(false)
  const choose = (tenantId: string | null) => {
    setChoosing(true)
    ratna("PUT", "/shown-tenant", { tenantId })
      // All that the page holds is the other shop's.
      .then(() => window.location.assign("/app"))
      .catch((error: unknown) => {
        setChoosing(false)
        tellError(error)
      })
  }
  return { choose, isChoosing }
}
