import { z } from "zod"
import {
  bareDigits,
  countries,
  foreignPhone,
  indianPhone,
  indianStates,
  pincodeFormat,
  pincodeMessages,
} from "./places"

export { bareDigits, countries, indianPhone, indianStates, pincodeFormat, pincodeMessages }

const required = (message: string, max = 200) =>
  z.string({ error: message }).trim().min(1, message).max(max, `Must be at most ${max} characters`)

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
    fullName: required("Name is required", 120),
    phone: required("Phone is required", 30),
    line1: required("Address is required"),
    line2: z
      .string()
      .trim()
      .max(200)
      .nullish()
      .transform((it) => it || null),
    city: required("City is required", 120),
    state: required("State is required", 120),
    postalCode: required("Pincode is required", 20),
    country: z.enum(countries, { error: "Country is required" }).default("India"),
    isDefault: z.boolean().default(false),
  })
  .superRefine((it, issues) => {
    const inIndia = it.country === "India"
    if (!(inIndia ? indianPhone : foreignPhone).test(bareDigits(it.phone))) {
      issues.addIssue({
        code: "custom",
        path: ["phone"],
        message: inIndia ? "Invalid Indian phone number" : "Invalid phone number",
      })
    }
    if (!inIndia) return
    if (!(indianStates as readonly string[]).includes(it.state)) {
      issues.addIssue({ code: "custom", path: ["state"], message: "State is required" })
    }
    if (!pincodeFormat.test(it.postalCode)) {
      issues.addIssue({ code: "custom", path: ["postalCode"], message: pincodeMessages.format })
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
