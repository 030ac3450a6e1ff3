import type { Scope } from "@contract/key"

/** Labels of an API key's permissions. */
export const scopeWords: Record<Scope, readonly [name: string, hint: string]> = {
  "catalog:read": ["See products", "Drafts and stock included"],
  "catalog:write": ["Change products", "Add, edit, import and remove"],
  "orders:read": ["See orders", "With addresses, invoices and reports"],
  "orders:write": ["Handle orders", "Status, parcels, notes and refunds"],
  "settings:read": ["See settings", "Settings, texts and questions"],
  "settings:write": ["Change settings", "Settings, texts and questions"],
}
