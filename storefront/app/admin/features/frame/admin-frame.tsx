import { type ReactNode, useEffect } from "react"
import { useNavigate } from "react-router-dom"

interface AdminFrameProps {
  /** Whether the visitor may be here; who signs out is led away. */
  may: boolean
  /** The ways through the pages. */
  nav: ReactNode
  children: ReactNode
}

/** Pages of people at work beside the ways through them, for those only who may see them. */
export function AdminFrame({ may, nav, children }: AdminFrameProps) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!may) void navigate("/", { replace: true })
  }, [may, navigate])
  if (!may) return null
  return (
    <div className="relative mx-auto max-w-7xl gap-8 px-4 pt-6 pb-16 sm:px-6 lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:pb-20">
      {nav}
      <div className="min-w-0">{children}</div>
    </div>
  )
}
