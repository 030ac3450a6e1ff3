import type { AdminIconName } from "./admin-icon"

export interface AdminLink {
  to: string
  label: string
  icon: AdminIconName
  /** Matches only the page itself, not its subpages. */
  exact?: true
}

/** Links under one heading of the navigation. */
export interface LinkGroup {
  label: string
  links: readonly AdminLink[]
}

/** The back office's pages, in the order of the navigation. `routes.ts` has a route for each of them. */
export const adminGroups: readonly LinkGroup[] = [
  {
    label: "Sell",
    links: [
      { to: "/admin", label: "Dashboard", icon: "dashboard", exact: true },
      { to: "/admin/orders", label: "Orders", icon: "orders" },
      { to: "/admin/products", label: "Products", icon: "products" },
      { to: "/admin/messages", label: "Messages", icon: "messages" },
    ],
  },
  {
    label: "Store",
    links: [
      { to: "/admin/branding", label: "Brand", icon: "brand" },
      { to: "/admin/settings", label: "Settings", icon: "settings" },
      { to: "/admin/faqs", label: "FAQs", icon: "faqs" },
    ],
  },
  {
    label: "Access",
    links: [
      { to: "/admin/staff", label: "Staff", icon: "staff" },
      { to: "/admin/keys", label: "API keys", icon: "keys" },
      { to: "/admin/webhooks", label: "Webhooks", icon: "webhooks" },
      { to: "/admin/history", label: "History", icon: "history" },
    ],
  },
]

export const adminLinks: readonly AdminLink[] = adminGroups.flatMap(({ links }) => links)

/** The platform's own pages, and a link to the back office of the current host's tenant. */
export const platformGroups: readonly LinkGroup[] = [
  {
    label: "Platform",
    links: [
      { to: "/superadmin", label: "Overview", icon: "dashboard", exact: true },
      { to: "/superadmin/tenants", label: "Tenants", icon: "tenants" },
    ],
  },
  { label: "Store", links: [{ to: "/admin", label: "This store", icon: "products" }] },
]

export const platformLinks: readonly AdminLink[] = platformGroups.flatMap(({ links }) => links)
