import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Whether a record with this id matches the filter. */
export async function hasOne(
  container: MedusaContainer,
  entity: string,
  filters: object & { id: string }
): Promise<boolean> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity, fields: ["id"], filters })
  return data.length > 0
}
