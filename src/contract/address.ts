import { z } from "zod"
import { addressNeeds, addressProblems } from "./rules/address"
import { countries } from "./rules/places"

const needed = (field: keyof typeof addressNeeds, max = 200) =>
  z
    .string({ error: addressNeeds[field] })
    .trim()
    .min(1, addressNeeds[field])
    .max(max, `Must be at most ${max} characters`)

export const address = z.object({
  id: z.string(),
  fullName: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof address>

export const addressBody = z
  .object({
    fullName: needed("fullName", 120),
    phone: needed("phone", 30),
    line1: needed("line1"),
    line2: z
      .string()
      .trim()
      .max(200)
      .nullish()
      .transform((it) => it || null),
    city: needed("city", 120),
    state: needed("state", 120),
    postalCode: needed("postalCode", 20),
    country: z.enum(countries, { error: addressNeeds.country }).default("India"),
    isDefault: z.boolean().default(false),
  })
  .superRefine((it, issues) => {
    for (const [field, message] of Object.entries(addressProblems(it))) {
      // Missing fields were reported above.
      if (it[field as keyof typeof it] === "") continue
      issues.addIssue({ code: "custom", path: [field], message })
    }
  })
export type AddressBody = z.infer<typeof addressBody>

export const addressParams = z.object({ id: z.string().min(1).max(100) })
export const pincodeParams = z.object({ pincode: z.string().max(20) })
export const pincodeResult = z.object({
  valid: z.boolean(),
  error: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  district: z.string().optional(),
})
export type PincodeResult = z.infer<typeof pincodeResult>
