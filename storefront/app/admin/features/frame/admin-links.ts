import type { AdminIconName } from "./admin-icon"

export interface AdminLink {
  to: string
  label: string
  icon: AdminIconName
  /** Matches only the page itself, not its subpages. */
  exact?: true
}

/** The back office's pages, in the order of the navigation. */
export const adminLinks: readonly AdminLink[] = [
  { to: "/admin", label: "Dashboard", icon: "dashboard", exact: true },
  { to: "/admin/products", label: "Products", icon: "products" },
  { to: "/admin/orders", label: "Orders", icon: "orders" },
  { to: "/admin/messages", label: "Messages", icon: "messages" },
  { to: "/admin/settings", label: "Settings", icon: "settings" },
  { to: "/admin/faqs", label: "FAQs", icon: "faqs" },
  { to: "/admin/branding", label: "Brand", icon: "brand" },
  { to: "/admin/history", label: "History", icon: "history" },
  { to: "/admin/staff", label: "Staff", icon: "staff" },
  { to: "/admin/keys", label: "API keys", icon: "keys" },
  { to: "/admin/webhooks", label: "Webhooks", icon: "webhooks" },
]

/** The platform's own pages, and a link to the back office of the current host's tenant. */
export const platformLinks: readonly AdminLink[] = [
  { to: "/superadmin", label: "Overview", icon: "dashboard", exact: true },
  { to: "/superadmin/tenants", label: "Tenants", icon: "tenants" },
  { to: "/admin", label: "This store", icon: "products" },
]
