import type { MedusaContainer } from "@medusajs/framework/types"
import type { AdminProduct, AdminProductListQuery } from "../../../contract/admin-product"
import { withTenant } from "../../../db/with-tenant"
import { listProductIds } from "../../../modules/catalog/read/list-products"
import type { Scope } from "../../../modules/catalog/read/where"
import { readProducts } from "./read-product"

const scopes: Record<"true" | "false", Scope> = { true: "listed", false: "drafts" }

const scopeOf = (listed: "true" | "false" | undefined): Scope => (listed ? scopes[listed] : "all")

type Filter = Omit<AdminProductListQuery, "limit" | "offset" | "sort">

/** The ids of the matching products, up to a limit. */
export async function listedIds(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  { listed, ...filter }: Filter,
  limit: number
): Promise<string[]> {
  const query = { ...filter, scope: scopeOf(listed), sort: "newest" as const, limit, offset: 0 }
  return (await listProductIds(container, tenantId, query)).ids
}

/** A page of the tenant's matching products, drafts included, in the requested order, and the number of all matches. */
export async function listAdminProducts(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  { listed, ...query }: AdminProductListQuery
): Promise<{ products: AdminProduct[]; total: number }> {
  const scope = scopeOf(listed)
  const { ids, total } = await listProductIds(container, tenantId, { ...query, scope })
  const found = await withTenant(container, tenantId, (tx) => readProducts(tx, ids))
  return { products: ids.flatMap((id) => found.get(id) ?? []), total }
}
