import { z } from "zod"

/** Setup steps of a new tenant before it sells, in order. */
export const checklistSteps = [
  "logo",
  "product",
  "payment",
  "tax",
  "shipping",
  "returns",
  "contact",
  "admin",
  "domain",
] as const
export type ChecklistStep = (typeof checklistSteps)[number]

/** A tenant's checklist, computed on each request. */
export const checklist = z.object({
  steps: z.array(z.object({ key: z.enum(checklistSteps), isDone: z.boolean() })),
  /** Whether all the steps are done. */
  isOpenForBusiness: z.boolean(),
})
export type Checklist = z.infer<typeof checklist>

/** Max tenants per request. */
const maxTenants = 100

export const checklistsQuery = z.object({
  ids: z
    .string()
    .max(maxTenants * 100)
    .default("")
    .transform((it) => it.split(",").filter(Boolean))
    .pipe(z.array(z.string()).max(maxTenants, `At most ${String(maxTenants)} tenants at a time`)),
})

export const tenantChecklist = z.object({ id: z.string(), done: z.number().int(), steps: z.number().int() })
export type TenantChecklist = z.infer<typeof tenantChecklist>
