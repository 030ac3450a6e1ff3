import { z } from "zod"
import { identifierText, lineText, phoneNumberText, spacelessText } from "./typed-text"
import { addressNeeds, addressProblems } from "./rules/address"
import { countries } from "./rules/places"
import { spaceless } from "./rules/typed-text"

const needed = (field: keyof typeof addressNeeds, max = 200, text = lineText) =>
  text(addressNeeds[field]).min(1, addressNeeds[field]).max(max, `Must be at most ${max} characters`)

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
    phone: needed("phone", 30, phoneNumberText),
    line1: needed("line1"),
    line2: lineText()
      .max(200)
      .nullish()
      .transform((it) => it || null),
    city: needed("city", 120),
    state: needed("state", 120),
    postalCode: needed("postalCode", 20, identifierText),
    country: z.enum(countries, { error: addressNeeds.country }).default("India"),
    isDefault: z.boolean().default(false),
  })
  // Other countries' postal codes contain spaces.
  .overwrite((it) => (it.country === "India" ? { ...it, postalCode: spaceless(it.postalCode) } : it))
  .superRefine((it, issues) => {
    for (const [field, message] of Object.entries(addressProblems(it))) {
      // Missing fields were reported above.
      if (it[field as keyof typeof it] === "") continue
      issues.addIssue({ code: "custom", path: [field], message })
    }
  })
export type AddressBody = z.infer<typeof addressBody>

export const addressParams = z.object({ id: z.string().min(1).max(100) })
export const pincodeParams = z.object({ pincode: spacelessText().max(20) })
export const pincodeResult = z.object({
  valid: z.boolean(),
  error: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  district: z.string().optional(),
})
export type PincodeResult = z.infer<typeof pincodeResult>
