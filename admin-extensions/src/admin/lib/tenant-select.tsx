import { Select } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { TenantChoice } from "../../../../src/contract/medusa-admin"
import { ratna } from "./ratna"

interface TenantSelectProps {
  label: string
  /** The chosen tenant, or the value of one of `others`. */
  chosen: TenantChoice | string
  /** Options other than a tenant. */
  others: readonly { value: string; label: string }[]
  disabled: boolean
  onChoose: (value: string) => void
}

const nameOf = ({ brandName, slug }: TenantChoice): string => `${brandName} (${slug})`

/** Select of a tenant. Its options are rendered when it opens: a page may have many such selects over many tenants. */
export const TenantSelect = ({ label, chosen, others, disabled, onChoose }: TenantSelectProps) => {
  const [isOpen, setOpen] = useState(false)
  const { data: tenants, isError } = useQuery({
    queryKey: ["ratna", "tenants"],
    queryFn: () => ratna<TenantChoice[]>("GET", "/tenants"),
    enabled: isOpen,
  })
  const value = typeof chosen === "string" ? chosen : chosen.id
  const shown = typeof chosen === "string" ? others.find((it) => it.value === chosen)?.label : nameOf(chosen)
  return (
    <Select
      size="small"
      value={value}
      disabled={disabled}
      open={isOpen}
      onOpenChange={setOpen}
      onValueChange={onChoose}
    >
      <Select.Trigger aria-label={label} className="gap-2 [&>span]:truncate [&>svg]:shrink-0">
        <Select.Value>{shown}</Select.Value>
      </Select.Trigger>
      <Select.Content>
        {isOpen && (
          <>
            {others.map((it) => (
              <Select.Item key={it.value} value={it.value}>
                {it.label}
              </Select.Item>
            ))}
            {tenants?.map((it) => (
              <Select.Item key={it.id} value={it.id}>
                {nameOf(it)}
              </Select.Item>
            ))}
            {!tenants && (
              <Select.Item value="none-yet" disabled>
                {isError ? "The stores could not be loaded" : "Loading stores …"}
              </Select.Item>
            )}
          </>
        )}
      </Select.Content>
    </Select>
  )
}
