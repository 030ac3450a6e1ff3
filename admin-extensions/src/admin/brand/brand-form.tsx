import { Button, Heading, Input, Label, Text, Textarea } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { brandingUpdateBody, type AdminBranding } from "../../../../src/contract/admin-branding"
import { useTenantChange } from "../lib/tenant-calls"
import { brandGroups, secretFields } from "./brand-fields"
import { FontsChoice } from "./fonts-choice"

interface BrandFormProps {
  tenantId: string
  brand: AdminBranding
}

/** Sends what was changed, with the version that it was changed from. */
export const BrandForm = ({ tenantId, brand }: BrandFormProps) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState("")
  const save = useTenantChange<AdminBranding>(tenantId, "Brand saved")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changes = Object.fromEntries(
      Object.entries(typed).filter(([name, value]) => value !== heldIn(brand, name))
    )
    const read = brandingUpdateBody.safeParse(changes)
    setProblem(read.error?.issues[0]?.message ?? "")
    if (read.success && Object.keys(changes).length)
      save.mutate({ method: "PUT", path: "/branding", body: { ...changes, version: brand.version } })
  }
  const input = (
    name: string,
    label: string,
    { isLong, isSecret }: { isLong?: boolean; isSecret?: boolean } = {}
  ) => {
    const shared = { id: `brand-${name}`, value: typed[name] ?? heldIn(brand, name) }
    const change = (value: string) => setTyped({ ...typed, [name]: value })
    return (
      <div key={name} className={`flex flex-col gap-2 ${isLong ? "md:col-span-2" : ""}`}>
        <Label htmlFor={shared.id} size="small">
          {label}
        </Label>
        {isLong ? (
          <Textarea {...shared} rows={2} onChange={(event) => change(event.target.value)} />
        ) : (
          <Input
            {...shared}
            size="small"
            type={isSecret ? "password" : "text"}
            autoComplete={isSecret ? "new-password" : "off"}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </div>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="divide-y">
      {brandGroups.map(({ title, fields }) => (
        <fieldset key={title} className="flex flex-col gap-4 px-6 py-4">
          <Heading level="h2">{title}</Heading>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {fields.map(({ name, label, isLong = false }) => input(name, label, { isLong }))}
          </div>
        </fieldset>
      ))}
      <FontsChoice
        value={typed["fonts"] ?? brand.fonts}
        onChange={(fonts) => setTyped({ ...typed, fonts })}
      />
      <fieldset className="flex flex-col gap-4 px-6 py-4">
        <div>
          <Heading level="h2">Payment keys</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {brand.paymentSecretsAt
              ? `Secrets set on ${new Date(brand.paymentSecretsAt).toLocaleDateString("en-IN")}. They are never shown; type new ones to replace them.`
              : "No secrets yet. They are never shown once saved."}
          </Text>
        </div>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {input("razorpayKeyId", "Key id")}
          {secretFields.map(({ name, label }) => input(name, label, { isSecret: true }))}
        </div>
      </fieldset>
      <div className="flex items-center justify-end gap-4 px-6 py-4">
        {problem && (
          <Text role="alert" size="small" className="text-ui-fg-error">
            {problem}
          </Text>
        )}
        <Button type="submit" size="small" isLoading={save.isPending} disabled={!Object.keys(typed).length}>
          Save
        </Button>
      </div>
    </form>
  )
}

const heldIn = (brand: AdminBranding, name: string): string => {
  const held = (brand as Readonly<Record<string, unknown>>)[name]
  return typeof held === "string" ? held : ""
}
