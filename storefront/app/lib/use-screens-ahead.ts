import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { whenIdle } from "./when-idle"

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Whether the visitor's connection is to be spared. */
const sparesData = (): boolean => {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {}
  return saveData || effectiveType.endsWith("2g")
}

/** Loads the screens that are likely to follow the current page while the browser is idle. */
export function useScreensAhead(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (sparesData()) return
    return whenIdle(() => {
      // A failure is shown when the screen is opened.
      import("./screens-ahead").then((it) => it.loadScreensAhead(pathname)).catch(() => undefined)
    })
  }, [pathname])
}
