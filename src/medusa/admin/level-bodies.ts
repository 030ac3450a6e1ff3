import { z } from "zod"
import type { Caller } from "./bodies"
import type { LevelChange } from "../product/set-levels"

const level = z.looseObject({
  inventory_item_id: z.string().optional(),
  stocked_quantity: z.number().optional(),
  incoming_quantity: z.number().optional(),
})
const levels = z.array(level).default([])
const body = level.extend({ create: levels, update: levels })

/** The stock levels of a checked body, of all three endpoints that change stock. */
export function levelsIn({
  params,
  body: sent,
}: Pick<Caller, "params"> & Record<"body", unknown>): Record<"create" | "update", LevelChange[]> {
  const changeOf = (it: z.infer<typeof level>): LevelChange => ({
    item: params["id"] ?? it.inventory_item_id ?? "",
    stocked: it.stocked_quantity,
    incoming: it.incoming_quantity,
  })
  const { create, update, ...single } = body.parse(sent)
  if (params["location_id"] !== undefined) return { create: [], update: [changeOf(single)] }
  return { create: create.map(changeOf), update: update.map(changeOf) }
}
