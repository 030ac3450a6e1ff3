import { z } from "zod"
import { addressBody } from "../contract/address"
import { email, password, role } from "../contract/auth"
import { isSettingKey, type Settings, settingProblem } from "../contract/settings"
import { tenantCreateBody } from "../contract/tenant"
import { isTextKey, type TextKey } from "../contract/texts"

const account = z.object({
  email,
  name: z.string().min(1),
  password,
  role,
  addresses: z.array(addressBody).default([]),
})

/** Key → value, each validated by its registry. */
const settings = z.record(z.string(), z.string()).transform((values, { issues }): Settings => {
  for (const [key, input] of Object.entries(values)) {
    const message = isSettingKey(key) ? settingProblem(key, input) : "There is no such setting"
    if (message !== undefined) issues.push({ code: "custom", message, path: [key], input })
  }
  return values
})
const content = z
  .record(z.string(), z.string())
  .transform((values, { issues }): Partial<Record<TextKey, string>> => {
    for (const [key, input] of Object.entries(values)) {
      if (!isTextKey(key))
        issues.push({ code: "custom", message: "There is no such text", path: [key], input })
    }
    return values
  })

/** Schema of `tenant.json` for `tenant:load`: a whole tenant without its products. */
export const tenantDescription = z.object({
  tenant: tenantCreateBody,
  /** File names in the pictures folder. */
  brand: z.object({
    logo: z.string().optional(),
    heroImage: z.string().optional(),
    favicon: z.string().optional(),
  }),
  settings,
  content,
  faqs: z.array(z.object({ question: z.string(), answer: z.string(), isVisible: z.boolean() })),
  accounts: z.array(account),
})
export type TenantDescription = z.infer<typeof tenantDescription>
