import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Whether there is such a thing, by its id and what it must be like. */
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
