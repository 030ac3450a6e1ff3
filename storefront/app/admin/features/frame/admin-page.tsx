import type { ReactNode } from "react"
import { Seo } from "~/lib/seo"
import { cn } from "~/ui/cn"

interface AdminPageProps {
  title: string
  subtitle?: string
  path: string
  /** The page's buttons, beside its title. */
  actions?: ReactNode
  /** Whether the command menu's button is shown at the upper right. */
  hasCommands?: boolean
  children: ReactNode
}

/** A back-office page with its title. */
export function AdminPage(props: AdminPageProps) {
  const { title, subtitle, path, actions, hasCommands = true, children } = props
  return (
    <>
      <Seo title={title} path={path} noIndex />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {/* Space for the button at the upper right. */}
        <div className={cn(hasCommands && "pr-12")}>
          <h1 className="font-display text-3xl sm:text-4xl">{title}</h1>
          {subtitle && <p className="mt-2 text-stone-600">{subtitle}</p>}
        </div>
        {actions && (
          <div className={cn("flex flex-wrap items-center gap-2", hasCommands && "sm:pr-12")}>{actions}</div>
        )}
      </div>
      {children}
    </>
  )
}
