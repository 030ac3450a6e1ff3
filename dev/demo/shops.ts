import { existsSync } from "node:fs"
import path from "node:path"
import type { DemoProduct } from "./demo-product"
import { demoCatalogue } from "./catalogue"
import type { DemoTenant } from "./demo-tenant"
import { demoTenants } from "./tenants"

const password = "Demo1234"

/** The demo's payment account at the gateway simulator; one for each shop. */
export const paymentAccount = (slug: string) => ({
  razorpayKeyId: `rzp_test_${slug}`,
  razorpayKeySecret: `demo-secret-of-${slug}`,
  razorpayWebhookSecret: `demo-webhook-secret-of-${slug}`,
})

const addresses: Record<string, object> = {
  default: {
    fullName: "Asha Mehta",
    phone: "+91 98201 23456",
    line1: "Flat 7, Sea Breeze",
    line2: "Carter Road, Bandra West",
    city: "Mumbai",
    state: "Maharashtra",
    postalCode: "400050",
    isDefault: true,
  },
  sapphire: {
    fullName: "Asha Mehta",
    phone: "+91 98201 23456",
    line1: "22 Residency Road",
    city: "Bengaluru",
    state: "Karnataka",
    postalCode: "560025",
    isDefault: true,
  },
}

function accountsOf(slug: string): object[] {
  const shopper = addresses[slug]
  const accounts = [
    { email: "admin@ratna.test", name: "Shop Admin", role: "ADMIN", password },
    {
      email: "shopper@ratna.test",
      name: "Asha Mehta",
      role: "CUSTOMER",
      password,
      addresses: shopper ? [shopper] : [],
    },
  ]
  if (slug !== "default") return accounts
  return [
    ...accounts,
    { email: "superadmin@ratna.test", name: "Platform Owner", role: "SUPERADMIN", password },
  ]
}

/** One of each type in turn, so that the shop's first page shows all that there is. */
export function mixed(products: readonly DemoProduct[]): DemoProduct[] {
  const byType = new Map<string, DemoProduct[]>()
  for (const it of products) byType.set(it.type, [...(byType.get(it.type) ?? []), it])
  const longest = Math.max(0, ...[...byType.values()].map((it) => it.length))
  return Array.from({ length: longest }, (_, turn) =>
    [...byType.values()].flatMap((it) => it[turn] ?? [])
  ).flat()
}

/** A picture that isn't drawn yet doesn't keep a stone out of the shop. */
const withDrawn = (it: DemoProduct, folder: string): DemoProduct => ({
  ...it,
  pictures: it.pictures.filter((file) => existsSync(path.join(folder, file))),
})

function shopOf(it: DemoTenant, pictures: string): object {
  const { primary, secondary, accent, ...headerColors } = it.colors
  return {
    tenant: {
      brandName: it.brandName,
      domain: it.domain,
      slug: it.slug,
      tagline: it.tagline,
      primaryColor: primary,
      secondaryColor: secondary,
      accentColor: accent,
      headerColors,
      ...it.contact,
      seo: it.seo,
      social: it.social,
      company: it.company,
      paymentConfig: { enableCOD: true, ...paymentAccount(it.slug) },
    },
    brand: { logo: it.logo, heroImage: it.heroImage, favicon: it.favicon },
    settings: { gst_rate: "18", shipping_fee: "100", free_shipping_threshold: "5000", ...it.invoice },
    content: it.content,
    faqs: it.faqs,
    accounts: accountsOf(it.slug),
    products: mixed(demoCatalogue[it.slug as keyof typeof demoCatalogue]).map((stone) =>
      withDrawn(stone, pictures)
    ),
  }
}

/** Both shops as `shop:load` takes them. */
export const demoShops = (pictures: string): object => ({
  pictures,
  shops: demoTenants.map((it) => shopOf(it, pictures)),
})
