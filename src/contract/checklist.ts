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

/** What a warning is about. */
export const warningCodes = [
  "GSTIN_MISSING",
  "GSTIN_INVALID",
  "GSTIN_DIFFERS",
  "PAN_INVALID",
  "PAN_DIFFERS",
  "HSN_MISSING",
  "SHIPPING_UNTAXED",
  "LUT_DUE",
  "DUPLICATE_REPORT",
  "STOCK_WITH_REPORT",
] as const

/** Something that the tenant should set right, with the sentence that the screens show. */
export const checklistWarning = z.object({ code: z.enum(warningCodes), message: z.string() })
export type ChecklistWarning = z.infer<typeof checklistWarning>

/** A tenant's checklist, computed on each request. */
export const checklist = z.object({
  steps: z.array(z.object({ key: z.enum(checklistSteps), isDone: z.boolean() })),
  /** Whether all the steps are done. */
  isOpenForBusiness: z.boolean(),
  /** Not part of `isOpenForBusiness`. */
  warnings: z.array(checklistWarning),
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
