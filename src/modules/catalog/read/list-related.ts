import { type Container, jsonOf } from "./db"
import { entryJson } from "./list-products"

/** Maximum number of related products. */
const maxRelated = 4
/** Number of nearest products by price to examine on each side, to find some of the same colour. */
const nearest = 12

const side = (than: "<" | ">=", order: "desc" | "asc"): string => `(
  select e.product_id, e.stock, e.color = own.color as alike, abs(e.price_paise - own.price_paise) as apart
  from own join catalog_entry e on e.tenant_id = own.tenant_id and e.type = own.type
    and e.price_paise ${than} own.price_paise and e.product_id <> own.product_id
  where e.is_listed and e.stock > 0
  order by e.price_paise ${order}, e.product_id ${order} limit ${String(nearest)})`

/**
 * Products in stock that resemble the one with this slug: same type, those of the same colour first, then nearest in
 * price. As JSON text; undefined when no product has this slug.
 */
export const listRelated = (
  container: Container,
  tenantId: string,
  slug: string
): Promise<string | undefined> =>
  jsonOf(
    container,
    `with own as materialized (
       select product_id, tenant_id, type, color, price_paise from catalog_entry
       where tenant_id = ? and slug = ? and is_listed),
     near as (${side("<", "desc")} union all ${side(">=", "asc")}),
     page as materialized (
       select *, row_number() over (order by alike desc, apart, product_id) as place from near
       order by place limit ${String(maxRelated)})
     select (select '[' || coalesce(string_agg(${entryJson}, ',' order by place), '') || ']'
       from page join catalog_body using (product_id)) as json from own`,
    [tenantId, slug]
  )
