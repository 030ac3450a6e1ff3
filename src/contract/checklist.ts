import { z } from "zod"

/** What a new shop needs before it sells, in the sequence in which it is done. */
export const checklistSteps = [
  "logo",
  "product",
  "payment",
  "tax",
  "shipping",
  "contact",
  "admin",
  "domain",
] as const
export type ChecklistStep = (typeof checklistSteps)[number]

/** Worked out of what is there, each time. */
export const checklist = z.object({
  steps: z.array(z.object({ key: z.enum(checklistSteps), isDone: z.boolean() })),
  /** All of them are done. */
  isOpenForBusiness: z.boolean(),
})
export type Checklist = z.infer<typeof checklist>

/** So many tenants are asked about at a time. */
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
