import { useId } from "react"
import type { TenantChecklist } from "@contract/checklist"
import type { TenantView } from "@contract/tenant"
import { messageOf } from "~/lib/api"
import { Badge } from "~/ui/badge"
import { buttonClass, IconButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Spinner } from "~/ui/spinner"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { ActiveBadge } from "./active-badge"
import { useDeleteTenant } from "./save-tenant"
import { Swatches } from "./swatches"
import { texts } from "./texts"

/** The other dialogs that open over the grid. */
export interface TenantDialogs {
  onDomains: (tenant: TenantView) => void
  onEnter: (tenant: TenantView) => void
  onLimits: (tenant: TenantView) => void
}

interface TenantCardProps extends TenantDialogs {
  tenant: TenantView
  /** Progress towards the tenant's first sale, once loaded. */
  steps: TenantChecklist | undefined
  onEdit: () => void
  /** Called when the card, which may contain the focus, is removed. */
  onDeleted: () => void
}

const site = buttonClass({ look: "outline", size: "small" })

/** One tenant: its branding, state, site link, and actions. */
export function TenantCard(props: TenantCardProps) {
  const { tenant, steps, onEdit, onDeleted, onDomains, onEnter, onLimits } = props
  const { id, brandName, domain, slug, tagline, logo, isActive, reason, siteUrl, localUrl } = tenant
  const nameId = useId()
  const remove = useDeleteTenant({
    onSuccess: () => {
      toast({ title: texts.success, description: texts.deleted })
      onDeleted()
    },
    onError: (error) => showError(messageOf(error, texts.deleteFailed)),
  })
  const ask = () => {
    if (window.confirm(texts.confirmDelete(brandName))) remove.mutate(id)
  }
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
      <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-4">
        <a href={siteUrl} target="_blank" rel="noreferrer" aria-describedby={nameId} className={site}>
          <Icon name="globe" className="size-4" />
          {texts.visit}
          <span className="sr-only">, {texts.visitNote}</span>
        </a>
        {/* A link: the browser streams the file to disk, whatever its size. */}
        <a
          href={`/api/superadmin/tenants/${encodeURIComponent(id)}/export`}
          download={`ratna-${slug}.tar.gz`}
          aria-describedby={nameId}
          className={site}
        >
          <Icon name="download" className="size-4" />
          {texts.exportTenant}
        </a>
        {slug === "default" ? (
          <Badge tone="plain" className="ml-auto">
            {texts.platformStore}
          </Badge>
        ) : (
          <span className="ml-auto flex">
            {isActive && (
              <IconButton
                icon="enter"
                label={texts.enter}
                aria-describedby={nameId}
                onClick={() => onEnter(tenant)}
              />
            )}
            <IconButton
              icon="link"
              label={texts.domains}
              aria-describedby={nameId}
              onClick={() => onDomains(tenant)}
            />
            <IconButton
              icon="filters"
              label={texts.limits}
              aria-describedby={nameId}
              onClick={() => onLimits(tenant)}
            />
            <IconButton icon="edit" label={texts.edit} aria-describedby={nameId} onClick={onEdit} />
            {remove.isPending ? (
              <span role="status" className="grid size-11 place-items-center">
                <Spinner className="size-5" />
              </span>
            ) : (
              <IconButton icon="trash" label={texts.remove} aria-describedby={nameId} onClick={ask} />
            )}
          </span>
        )}
      </div>
      {localUrl && (
        <a
          href={localUrl}
          target="_blank"
          rel="noreferrer"
          aria-describedby={nameId}
          className="mt-2 self-start text-sm text-stone-600 underline underline-offset-4 hover:text-stone-900"
        >
          {texts.local}
          <span className="sr-only">, {texts.visitNote}</span>
        </a>
      )}
    </article>
  )
}
