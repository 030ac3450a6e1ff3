import type { ComponentProps } from "react"
import type { TenantView } from "@contract/tenant"
import { messageOf } from "~/lib/api"
import { Badge } from "~/ui/badge"
import { Button, buttonClass } from "~/ui/button"
import { Icon, type IconName } from "~/ui/icon"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { useDeleteTenant, useRestoreTenant } from "./save-tenant"
import { texts } from "./texts"

/** The other dialogs that open over the grid. */
export interface TenantDialogs {
  onDomains: (tenant: TenantView) => void
  onEnter: (tenant: TenantView) => void
  onLimits: (tenant: TenantView) => void
}

export interface TenantActionsProps extends TenantDialogs {
  tenant: TenantView
  /** Id of the element with the tenant's name. */
  nameId: string
  onEdit: () => void
  /** Called when the card, which may contain the focus, is removed. */
  onDeleted: () => void
}

const site = buttonClass({ look: "outline", size: "small" }, "min-h-11")
const quiet = "min-h-11 px-3"

function Action({ icon, label, ...rest }: { icon: IconName; label: string } & ComponentProps<typeof Button>) {
  return (
    <Button look="quiet" size="small" className={quiet} {...rest}>
      <Icon name={icon} className="size-4" />
      {label}
    </Button>
  )
}

/** Links to a tenant's site and export, and the actions on it. The platform's own tenant is neither edited nor deleted. */
export function TenantActions(props: TenantActionsProps) {
  const { tenant, nameId, onEdit, onDeleted, onDomains, onEnter, onLimits } = props
  const { id, brandName, slug, isActive, siteUrl } = tenant
  const restore = useRestoreTenant()
  const remove = useDeleteTenant({
    onSuccess: () => {
      toast({
        title: texts.success,
        description: texts.deleted,
        action: { label: texts.undo, run: () => restore(tenant) },
      })
      onDeleted()
    },
    onError: (error) => showError(messageOf(error, texts.deleteFailed)),
  })
  const ask = () => {
    if (window.confirm(texts.confirmDelete(brandName))) remove.mutate(id)
  }
  const named = { "aria-describedby": nameId }
  const isPlatform = slug === "default"
  return (
    <div className="mt-auto pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <a href={siteUrl} target="_blank" rel="noreferrer" className={site} {...named}>
          <Icon name="globe" className="size-4" />
          {texts.visit}
          <span className="sr-only">, {texts.visitNote}</span>
        </a>
        {!isPlatform && isActive && (
          <Button look="outline" size="small" className="min-h-11" onClick={() => onEnter(tenant)} {...named}>
            <Icon name="user" className="size-4" />
            {texts.enter}
          </Button>
        )}
        {isPlatform && (
          <Badge tone="plain" className="ml-auto">
            {texts.platformStore}
          </Badge>
        )}
      </div>
      <div className="-mx-3 mt-3 flex flex-wrap border-t border-stone-200 pt-2">
        {!isPlatform && (
          <>
            <Action icon="edit" label={texts.edit} onClick={onEdit} {...named} />
            <Action icon="link" label={texts.domains} onClick={() => onDomains(tenant)} {...named} />
            <Action icon="filters" label={texts.limits} onClick={() => onLimits(tenant)} {...named} />
          </>
        )}
        {/* A link: the browser streams the file to disk, whatever its size. */}
        <a
          href={`/api/superadmin/tenants/${encodeURIComponent(id)}/export`}
          download={`ratna-${slug}.tar.gz`}
          className={buttonClass({ look: "quiet", size: "small" }, quiet)}
          {...named}
        >
          <Icon name="download" className="size-4" />
          {texts.exportTenant}
        </a>
        {!isPlatform && (
          <Action icon="trash" label={texts.remove} busy={remove.isPending} onClick={ask} {...named} />
        )}
      </div>
    </div>
  )
}
