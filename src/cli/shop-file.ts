import { z } from "zod"
import { addressBody } from "../contract/address"
import { email, password, role } from "../contract/auth"
import { product } from "../contract/product"
import { maxPictures } from "../contract/rules/pictures"
import { isSettingKey, type Settings, settingProblem } from "../contract/settings"
import { isTextKey, type TextKey } from "../contract/texts"
import { tenantCreateBody } from "../contract/tenant"

const account = z.object({
  email,
  name: z.string().min(1),
  password,
  role,
  addresses: z.array(addressBody).default([]),
})

/** Key → value, each by its registry's rule. */
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

const shop = z.object({
  tenant: tenantCreateBody,
  /** Pictures of the brand, as file names. */
  brand: z.object({
    logo: z.string().optional(),
    heroImage: z.string().optional(),
    favicon: z.string().optional(),
  }),
  settings,
  content,
  faqs: z.array(z.object({ question: z.string(), answer: z.string(), isVisible: z.boolean() })),
  accounts: z.array(account),
  /** The first is the newest. */
  products: z.array(
    product
      .omit({ id: true, createdAt: true, currency: true, images: true, carat: true })
      .extend({ pictures: z.array(z.string()).max(maxPictures) })
  ),
})
export type ShopDescription = z.infer<typeof shop>

/** Whole shops in one file, for `shop:load`; `pictures` is the folder of all file names. */
export const shopFile = z.object({ pictures: z.string(), shops: z.array(shop) })
