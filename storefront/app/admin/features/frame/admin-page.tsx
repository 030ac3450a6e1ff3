import type { ReactNode } from "react"
import { Seo } from "~/lib/seo"

interface AdminPageProps {
  title: string
  subtitle?: string
  path: string
  /** The page's buttons, beside its title. */
  actions?: ReactNode
  children: ReactNode
}

/** A back-office page with its title. */
export function AdminPage(props: AdminPageProps) {
  const { title, subtitle, path, actions, children } = props
  return (
    <>
      <Seo title={title} path={path} noIndex />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-display text-3xl">{title}</h1>
          {subtitle && <p className="mt-1 text-sm text-stone-600">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </>
  )
}
