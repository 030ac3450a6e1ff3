import { z } from "zod"
import { addressBody } from "../contract/address"
import { email, password, role } from "../contract/auth"
import { gemFacts, product } from "../contract/product"
import { tenantCreateBody } from "../contract/tenant"

const account = z.object({
  email,
  name: z.string().min(1),
  password,
  role,
  addresses: z.array(addressBody).default([]),
})

const shop = z.object({
  tenant: tenantCreateBody,
  /** Pictures of the brand, as file names. */
  brand: z.object({
    logo: z.string().optional(),
    heroImage: z.string().optional(),
    favicon: z.string().optional(),
  }),
  settings: z.record(z.string(), z.string()),
  content: z.record(z.string(), z.string()),
  faqs: z.array(z.object({ question: z.string(), answer: z.string(), isVisible: z.boolean() })),
  accounts: z.array(account),
  /** The first is the newest. */
  products: z.array(
    product
      .omit({ id: true, createdAt: true, currency: true, images: true, carat: true })
      .extend({ pictures: z.array(z.string()).max(5), ...gemFacts.omit({ carat: true }).partial().shape })
  ),
})
export type ShopDescription = z.infer<typeof shop>

/** Whole shops in one file, for `shop:load`; `pictures` is the folder of all file names. */
export const shopFile = z.object({ pictures: z.string(), shops: z.array(shop) })
