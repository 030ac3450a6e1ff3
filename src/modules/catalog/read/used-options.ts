import { defaultProductColors, defaultProductTypes, type Option } from "../../../contract/product"
import { typeLabel } from "../../../contract/stone-fields/words"
import { withUsed } from "../options"
import { type Container, rowsOf } from "./db"

/** Types to choose from: the defaults and the additional types of the tenant's products. */
export const productTypes = async (container: Container, tenantId: string): Promise<Option[]> =>
  withUsed(defaultProductTypes, await used(container, tenantId, "type"), typeLabel)

/** Colours to choose from: the defaults and the additional colours of the tenant's products. */
export const productColors = async (container: Container, tenantId: string): Promise<Option[]> =>
  withUsed(defaultProductColors, await used(container, tenantId, "color"), (it) => it)

async function used(container: Container, tenantId: string, column: "type" | "color"): Promise<string[]> {
  const rows = await rowsOf<{ value: string }>(
    container,
    `select ${column} as value from catalog_entry where tenant_id = ? and is_listed group by 1 limit 500`,
    [tenantId]
  )
  return rows.map((it) => it.value)
}
