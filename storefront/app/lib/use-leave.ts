import { useEffect } from "react"
import { useNavigate, useNavigation } from "react-router-dom"

/**
 * Leads from a page that the account may no longer see to the home page, unless the router is already leading elsewhere:
 * a visitor to the sign-in dialog.
 */
export function useLeave(when: boolean): void {
  const navigate = useNavigate()
  const isIdle = useNavigation().state === "idle"
  useEffect(() => {
    if (when && isIdle) void navigate("/", { replace: true })
  }, [when, isIdle, navigate])
}
