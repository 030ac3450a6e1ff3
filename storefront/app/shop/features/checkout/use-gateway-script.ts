import { useEffect, useState } from "react"
import { providerOf } from "@payments/providers"
import { useSite } from "~/lib/site"
import { scriptOf } from "./script-arrives"

export type ScriptState = "loading" | "ready" | "failed"

/** Loads the script of the tenant's payment provider into this document, once. */
export function useGatewayScript(): ScriptState {
  const { branding, checkoutScript: src } = useSite()
  const name = providerOf(branding.paymentConfig.provider).script.global
  const [state, setState] = useState<ScriptState>("loading")
  useEffect(() => {
    const isLoaded = () => scriptOf(name) !== undefined
    if (isLoaded()) {
      setState("ready")
      return
    }
    const script = document.createElement("script")
    script.src = src
    script.onload = () => setState(isLoaded() ? "ready" : "failed")
    script.onerror = () => setState("failed")
    document.head.append(script)
    return () => {
      script.onload = script.onerror = null
      if (!isLoaded()) script.remove()
    }
  }, [src, name])
  return state
}
