import { z } from "zod"

export const indianStates = [
  "Andhra Pradesh", "Arunachal Pradesh", "Assam", "Bihar", "Chhattisgarh", "Goa", "Gujarat", "Haryana",
  "Himachal Pradesh", "Jharkhand", "Karnataka", "Kerala", "Madhya Pradesh", "Maharashtra", "Manipur",
  "Meghalaya", "Mizoram", "Nagaland", "Odisha", "Punjab", "Rajasthan", "Sikkim", "Tamil Nadu", "Telangana",
  "Tripura", "Uttar Pradesh", "Uttarakhand", "West Bengal",
  "Andaman and Nicobar Islands", "Chandigarh", "Dadra and Nagar Haveli and Daman and Diu", "Delhi",
  "Jammu and Kashmir", "Ladakh", "Lakshadweep", "Puducherry",
] as const

export const countries = [
  "India", "United States", "United Kingdom", "Canada", "Australia", "Singapore", "United Arab Emirates",
  "Saudi Arabia", "Qatar", "Kuwait", "Bahrain", "Oman",
] as const

/** Indian phone: spaces, hyphens and parentheses stripped; 10 digits from 6-9, optionally after +91 or 91. */
export const indianPhone = /^(\+?91)?[6-9]\d{9}$/
/** Any other country's phone: 6 to 15 digits, optionally after +. */
const foreignPhone = /^\+?\d{6,15}$/
export const bareDigits = (phone: string): string => phone.replace(/[\s\-()]/g, "")

export const pincodeFormat = /^[1-9]\d{5}$/
export const pincodeMessages = {
  format: "Invalid pincode format. Indian pincodes must be 6 digits.",
  unknown: "Invalid pincode. No location found for this pincode.",
  network: "Unable to validate pincode. Please check your internet connection.",
} as const

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
    line2: z.string().trim().max(200).nullish().transform((it) => it || null),
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
