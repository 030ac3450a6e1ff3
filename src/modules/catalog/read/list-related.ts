import { type Container, jsonOf } from "./db"
import { entryJson } from "./list-products"

/** So many are shown. */
const maxRelated = 4
/** So many of the nearest by price are looked at on each side, for some of the same colour. */
const nearest = 12

const side = (than: "<" | ">=", order: "desc" | "asc"): string => `(
  select e.product_id, e.stock, e.color = own.color as alike, abs(e.price_paise - own.price_paise) as apart
  from own join catalog_entry e on e.tenant_id = own.tenant_id and e.type = own.type
    and e.price_paise ${than} own.price_paise and e.product_id <> own.product_id
  where e.is_listed and e.stock > 0
  order by e.price_paise ${order}, e.product_id ${order} limit ${String(nearest)})`

/**
 * Stones like the one at this slug that can be bought: of its type, those of its colour first, the nearest in price
 * first. As JSON text; undefined where no stone is at this slug.
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
