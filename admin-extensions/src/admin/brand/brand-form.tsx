import { Button, Text } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { brandingUpdateBody, type AdminBranding } from "../../../../src/contract/admin-branding"
import { Field } from "../lib/field"
import { useTenantChange } from "../lib/tenant-calls"
import { type BrandField, brandGroups, paymentFields } from "./brand-fields"
import { FontsChoice } from "./fonts-choice"
import { Group } from "./group"
import { Swatch } from "./swatch"

interface BrandFormProps {
  tenantId: string
  brand: AdminBranding
  /** URL of the tenant's own brand page. */
  ownPage: string
}

/** Sends the changed fields, with the version on which the change is based. */
export const BrandForm = ({ tenantId, brand, ownPage }: BrandFormProps) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const save = useTenantChange<AdminBranding>(tenantId, "Brand saved")
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== heldIn(brand, name))
  )
  const hasChanges = Object.keys(changes).length > 0
  const problems = brandingUpdateBody.safeParse(changes).error?.issues ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasChanges && !problems.length)
      save.mutate({ method: "PUT", path: "/branding", body: { ...changes, version: brand.version } })
  }
  const input = ({ name, label, kind }: BrandField) => {
    const value = typed[name] ?? heldIn(brand, name)
    return (
      <Field
        key={name}
        label={label}
        value={value}
        onChange={(now) => setTyped({ ...typed, [name]: now })}
        problem={problems.find((it) => it.path[0] === name)?.message}
        {...(kind === "long" && { rows: 3, className: "md:col-span-2" })}
        {...(kind === "secret" && { type: "password", autoComplete: "new-password" })}
        {...(kind === "secret" &&
          brand.paymentSecretsAt && { placeholder: "Set. Type a new one to replace it" })}
        {...(kind === "colour" && { beside: <Swatch color={value} /> })}
      />
    )
  }
  return (
    <form onSubmit={submit} noValidate className="divide-y">
      {brandGroups.map(({ title, fields }) => (
        <Group key={title} title={title}>
          {fields.map(input)}
        </Group>
      ))}
      <FontsChoice
        value={typed["fonts"] ?? brand.fonts}
        onChange={(fonts) => setTyped({ ...typed, fonts })}
      />
      <Group title="Payment keys" hint={keysHint(brand)}>
        {paymentFields.map(input)}
      </Group>
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <Text size="small" className="text-ui-fg-subtle">
          Pictures, features and style rules are set on{" "}
          <a href={ownPage} target="_blank" rel="noreferrer" className="text-ui-fg-base underline">
            the store&apos;s own page<span className="sr-only">, opens in a new tab</span>
          </a>
          .
        </Text>
        <Button
          type="submit"
          size="small"
          isLoading={save.isPending}
          disabled={!hasChanges || problems.length > 0}
        >
          Save
        </Button>
      </div>
    </form>
  )
}

const keysHint = ({ paymentSecretsAt: at }: AdminBranding): string =>
  at
    ? `The secrets were set on ${new Date(at).toLocaleDateString("en-IN", { dateStyle: "medium" })} and are never shown.`
    : "No secrets are set yet. Once they are saved they are never shown."

const heldIn = (brand: AdminBranding, name: string): string => {
  const held = (brand as Readonly<Record<string, unknown>>)[name]
  return typeof held === "string" ? held : ""
}
