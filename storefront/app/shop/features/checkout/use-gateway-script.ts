import { useEffect, useState } from "react"

export type ScriptState = "loading" | "ready" | "failed"

/** Loads the payment gateway's script into this document, once. */
export function useGatewayScript(src: string): ScriptState {
  const [state, setState] = useState<ScriptState>("loading")
  useEffect(() => {
    if (window.Razorpay) {
      setState("ready")
      return
    }
    const script = document.createElement("script")
    script.src = src
    script.onload = () => setState(window.Razorpay ? "ready" : "failed")
    script.onerror = () => setState("failed")
    document.head.append(script)
    return () => {
      script.onload = script.onerror = null
      if (!window.Razorpay) script.remove()
    }
  }, [src])
  return state
}
