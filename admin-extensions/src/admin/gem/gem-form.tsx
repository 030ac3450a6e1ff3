import { Button, Text } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import type { AdminProduct } from "../../../../src/contract/admin-product"
import { isFieldOf, type FieldName } from "../../../../src/contract/stone-fields"
import { fieldProblem } from "../../../../src/contract/stone-fields/typed"
import { stoneForm } from "../../../../src/contract/stone-fields/form"
import { Field } from "../lib/field"
import { useTenantChange } from "../lib/tenant-calls"

/** Medusa's own product page has name, price, stock, description and pictures. */
const medusas: readonly FieldName[] = ["name", "price", "stock", "description", "images", "isFeatured"]
const fields = stoneForm.filter((it) => !medusas.includes(it.name))

const textOf = (product: AdminProduct, name: FieldName): string => {
  const value = product[name]
  return value === null || value === undefined ? "" : String(value)
}

interface GemFormProps {
  tenantId: string
  product: AdminProduct
}

/** Sends the changed fields, with the version on which the change is based. */
export const GemForm = ({ tenantId, product }: GemFormProps) => {
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({})
  const save = useTenantChange<AdminProduct>(tenantId, "Gem attributes saved")
  const valueOf = (name: FieldName) => typed[name] ?? textOf(product, name)
  const shown = fields.filter(({ name }) => isFieldOf(valueOf("type"), name))
  const changed = shown.filter(({ name }) => valueOf(name) !== textOf(product, name))
  const problems = changed.filter(({ name }) => fieldProblem(name, valueOf(name)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!changed.length || problems.length) return
    const body = Object.fromEntries(changed.map(({ name }) => [name, valueOf(name)]))
    save.mutate({
      method: "PUT",
      path: `/products/${product.id}`,
      body: { ...body, version: product.version },
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className="grid grid-cols-1 gap-4 px-6 py-4 md:grid-cols-2">
        {shown.map(({ name, label, input, hint, placeholder, required, choices }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            problem={fieldProblem(name, valueOf(name)) || undefined}
            value={valueOf(name)}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
            required={required}
            {...(placeholder !== undefined && { placeholder })}
            {...(typeof choices === "object" && { choices, emptyChoice: "None" })}
            {...(input === "number" && { inputMode: "decimal" })}
            {...(input === "multi-line" && { rows: 2, className: "md:col-span-2" })}
          />
        ))}
      </div>
      <div className="flex items-center justify-end gap-3 px-6 pb-4">
        {changed.length > 0 && !problems.length && (
          <Text size="small" className="text-ui-fg-subtle">
            {changed.length === 1 ? "1 change" : `${String(changed.length)} changes`}
          </Text>
        )}
        <Button
          type="submit"
          size="small"
          isLoading={save.isPending}
          disabled={!changed.length || problems.length > 0}
        >
          Save
        </Button>
      </div>
    </form>
  )
}
