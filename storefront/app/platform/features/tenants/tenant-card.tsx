import { useId } from "react"
import type { TenantChecklist } from "@contract/checklist"
import { ActiveBadge } from "./active-badge"
import { Swatches } from "./swatches"
import { TenantActions, type TenantActionsProps } from "./tenant-actions"
import { texts } from "./texts"

interface TenantCardProps extends Omit<TenantActionsProps, "nameId"> {
  /** Progress towards the tenant's first sale, once loaded. */
  steps: TenantChecklist | undefined
}

/** One tenant: its branding, state, site link, and actions. */
export function TenantCard({ steps, ...actions }: TenantCardProps) {
  const { tenant } = actions
  const { brandName, domain, tagline, logo, isActive, reason, localUrl } = tenant
  const nameId = useId()
  return (
    <article aria-labelledby={nameId} className="flex h-full flex-col rounded-2xl bg-white p-5 shadow-soft">
      <div className="flex items-start justify-between gap-3">
        <div className="flex h-12 min-w-0 items-center">
          {logo ? (
            <img src={logo} alt={`${brandName} logo`} className="h-12 max-w-40 object-contain object-left" />
          ) : (
            <span
              aria-hidden="true"
              className="grid size-12 place-items-center rounded-xl bg-stone-100 font-display text-2xl text-stone-700"
            >
              {brandName.charAt(0).toUpperCase()}
            </span>
          )}
        </div>
        <ActiveBadge isActive={isActive} />
      </div>
      <h2 id={nameId} className="mt-4 font-sans text-lg font-medium tracking-normal wrap-anywhere">
        {brandName}
      </h2>
      <p className="text-sm wrap-anywhere text-stone-600">{domain}</p>
      {tagline && <p className="mt-2 text-sm wrap-anywhere text-stone-700">{tagline}</p>}
      {!isActive && reason && (
        <p className="mt-2 text-sm wrap-anywhere text-stone-700">{texts.closedBecause(reason)}</p>
      )}
      {/* Its place is reserved, so that the buttons below don't move under a finger. */}
      <p className="mt-2 min-h-5 text-sm text-stone-700">
        {steps &&
          (steps.done === steps.steps ? texts.isOpenForBusiness : texts.steps(steps.done, steps.steps))}
      </p>
      <Swatches colours={[tenant.primaryColor, tenant.secondaryColor, tenant.accentColor]} />
      {localUrl && (
        <a
          href={localUrl}
          target="_blank"
          rel="noreferrer"
          aria-describedby={nameId}
          className="mt-3 self-start text-sm text-stone-600 underline underline-offset-4 hover:text-stone-900"
        >
          {texts.local}
          <span className="sr-only">, {texts.visitNote}</span>
        </a>
      )}
      <TenantActions {...actions} nameId={nameId} />
    </article>
  )
}
