import { adminLinks, platformLinks } from "../admin-links"

/** An entry of the command menu. */
export interface Command {
  group: "Pages" | "Actions" | "Products" | "Orders"
  label: string
  /** Secondary text. */
  hint?: string
  to: string
}

const settingsTabs = ["General", "Contact", "Invoice", "FAQs", "Content"]

const fixed: readonly Command[] = [
  ...adminLinks.map(({ to, label }): Command => ({ group: "Pages", label, to })),
  ...settingsTabs.map((it): Command => ({
    group: "Pages",
    label: `Settings: ${it}`,
    to: `/admin/settings?tab=${it.toLowerCase()}`,
  })),
  { group: "Pages", label: "The store as shoppers see it", to: "/" },
  { group: "Actions", label: "Add product", to: "/admin/products?product=new" },
  { group: "Actions", label: "Orders to ship", to: "/admin/orders?status=PAID" },
  { group: "Actions", label: "Drafts", hint: "Products", to: "/admin/products?listed=false" },
  { group: "Actions", label: "Out of stock", hint: "Products", to: "/admin/products?inStock=false" },
  { group: "Actions", label: "Invite an administrator", hint: "Staff", to: "/admin/staff" },
]

const platform: readonly Command[] = platformLinks
  .filter((it) => !adminLinks.some(({ to }) => to === it.to))
  .map(({ to, label }): Command => ({ group: "Pages", label, hint: "Platform", to }))

/** Pages and actions whose text contains every typed word; the platform's pages for superadmins only. */
export function matching(typed: string, isSuperadmin: boolean): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return [...(isSuperadmin ? platform : []), ...fixed].filter((it) => {
    const text = `${it.label} ${it.hint ?? ""}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
