import type { ReactNode } from "react"
import { useLeave } from "~/lib/use-leave"

interface AdminFrameProps {
  /** Whether the visitor may see the page. After signing out, the visitor is redirected. */
  may: boolean
  /** The navigation. */
  nav: ReactNode
  children: ReactNode
}

/** Frame of back-office pages with their navigation, for permitted accounts only. */
export function AdminFrame({ may, nav, children }: AdminFrameProps) {
  useLeave(!may)
  if (!may) return null
  return (
    <div className="mx-auto max-w-7xl gap-8 px-4 pt-4 pb-10 sm:px-6 lg:grid lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:pb-14">
      {nav}
      <div className="min-w-0">{children}</div>
    </div>
  )
}
