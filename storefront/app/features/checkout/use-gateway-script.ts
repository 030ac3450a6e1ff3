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

const waitMs = 100
const maxWaits = 25

/** A tap may come before the script has: it is waited for a moment. @returns whether it came */
export async function scriptArrives(): Promise<boolean> {
  for (let n = 0; n < maxWaits && !window.Razorpay; n += 1) {
    await new Promise((next) => setTimeout(next, waitMs))
  }
  return window.Razorpay !== undefined
}
