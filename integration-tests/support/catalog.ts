import type { Product } from "../../src/contract/product"
import { Client } from "./client"
import { expectStatus } from "./shopper"
import { newTenant, type NewTenant } from "./tenant"

export type CatalogRow = Partial<Record<string, string>> & { name: string }

const plain = { type: "RUBY", color: "Red", weight: "1.20 ct", origin: "Mogok", price: "1000", stock: "3" }

/** Imports rows of a CSV file into a tenant, as its admin does. */
export async function importRows({ admin }: NewTenant, rows: readonly CatalogRow[]): Promise<void> {
  const products = rows.map((it) => ({ ...plain, ...it }))
  expectStatus(await admin.post("/api/admin/products/bulk-import", { products }), 200)
}

/** Opens a new tenant with these products. @returns the tenant and a visitor's client */
export async function newCatalog(
  rows: readonly CatalogRow[]
): Promise<{ tenant: NewTenant; visitor: Client }> {
  const tenant = await newTenant()
  await importRows(tenant, rows)
  return { tenant, visitor: new Client(tenant.slug) }
}

export const namesIn = (products: readonly Product[]): string[] => products.map((it) => it.name)
