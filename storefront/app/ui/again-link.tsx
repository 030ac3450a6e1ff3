import type { ReactNode } from "react"
import { buttonClass } from "./button"

/** Retry link for pages without scripts: an empty `href` requests the current address again. */
export function AgainLink({ look, children }: { look: "light" | "primary"; children: ReactNode }) {
  return (
    <a href="" className={buttonClass({ look, size: "large" }, "mt-8")}>
      {children}
    </a>
  )
}
