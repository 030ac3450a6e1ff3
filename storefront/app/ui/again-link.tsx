import type { ReactNode } from "react"
import { buttonClass } from "./button"

/** The way on of a page without scripts: an empty `href` is the address that was asked for, once more. */
export function AgainLink({ look, children }: { look: "light" | "primary"; children: ReactNode }) {
  return (
    <a href="" className={buttonClass({ look, size: "large" }, "mt-8")}>
      {children}
    </a>
  )
}
