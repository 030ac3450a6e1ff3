import { ArrowUpRightOnBox } from "@medusajs/icons"
import { Button, StatusBadge, Text } from "@medusajs/ui"
import { useId } from "react"
import type { ListedTenant } from "../../../../src/contract/medusa-admin"
import { dayOf } from "../lib/dates"

const states = {
  active: { word: "Active", color: "green" },
  suspended: { word: "Suspended", color: "orange" },
  archived: { word: "Archived", color: "grey" },
} as const

const count = (all: number, one: string, many: string): string =>
  `${all.toLocaleString("en-IN")} ${all === 1 ? one : many}`

interface TenantRowProps {
  tenant: ListedTenant
  /** Whether Medusa Admin shows this tenant's data. */
  isShown: boolean
  isBusy: boolean
  onShow: () => void
}

/** Row of one tenant: its state, its numbers and its links. */
export const TenantRow = ({ tenant, isShown, isBusy, onShow }: TenantRowProps) => {
  const nameId = useId()
  const { brandName, slug, domain, state, reason, createdAt, archivedAt } = tenant
  return (
    <li className="flex flex-col gap-3 px-6 py-4 lg:flex-row lg:items-center lg:justify-between lg:gap-6">
      <div className="flex min-w-0 flex-col gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Text id={nameId} weight="plus" className="min-w-0 [overflow-wrap:anywhere]">
            {brandName}
          </Text>
          <StatusBadge color={states[state].color}>{states[state].word}</StatusBadge>
        </div>
        <Text size="small" className="text-ui-fg-subtle [overflow-wrap:anywhere]">
          {slug} · {domain}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {count(tenant.products, "product", "products")} · {count(tenant.orders, "order", "orders")} · opened{" "}
          {dayOf(createdAt)}
          {archivedAt && ` · archived ${dayOf(archivedAt)}`}
        </Text>
        {reason && (
          <Text size="small" className="[overflow-wrap:anywhere]">
            Suspended because: {reason}
          </Text>
        )}
      </div>
      {state !== "archived" && (
        <div className="flex shrink-0 flex-wrap items-center gap-2">
          <Button
            size="small"
            variant="secondary"
            aria-describedby={nameId}
            disabled={isShown || isBusy}
            onClick={onShow}
          >
            {isShown ? "Shown now" : "Show this store"}
          </Button>
          <Away href={tenant.storefrontUrl} nameId={nameId} word="Storefront" />
          <Away href={tenant.manageUrl} nameId={nameId} word="Manage" />
        </div>
      )}
    </li>
  )
}

const Away = ({ href, nameId, word }: { href: string | null; nameId: string; word: string }) =>
  href && (
    <Button size="small" variant="transparent" asChild>
      <a href={href} target="_blank" rel="noreferrer" aria-describedby={nameId}>
        {word}
        <ArrowUpRightOnBox aria-hidden="true" />
        <span className="sr-only">, opens in a new tab</span>
      </a>
    </Button>
  )
