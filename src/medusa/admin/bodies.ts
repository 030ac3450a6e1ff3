import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import type { Actor } from "../../domain/actor"
import { ApiError, invalid } from "../../lib/api-error"
import type { Tenant } from "../../modules/tenant/tenant"
import { requireOwn } from "./owns"

/** The caller of a request and its tenant. */
export interface Caller {
  container: MedusaContainer
  actor: Actor
  /** The path parameters. */
  params: Readonly<{ [param: string]: string }>
}
export interface Sender extends Caller {
  tenant: Tenant
}

/**
 * @returns the body for Medusa's handler
 * @throws ApiError for forbidden values
 */
export type ForcedBody = (sent: unknown, from: Sender) => Promise<object> | object
export type PlainBody = (sent: unknown, from: Caller) => object

const refuse = (message: string): never => {
  throw new ApiError("FORBIDDEN", message)
}

/** Accepts these members only. */
export const only =
  (...keys: readonly string[]): PlainBody =>
  (sent) => {
    const body = z.looseObject({}).parse(sent ?? {})
    const other = Object.keys(body).find((it) => !keys.includes(it) && body[it] !== undefined)
    if (other !== undefined) refuse(`"${other}" can't be changed here.`)
    return body
  }

/** Staff can change only their own name and picture. */
export const ownProfile: PlainBody = (sent, from) => {
  if (from.params["id"] !== from.actor.id) refuse("Staff change their own profile only.")
  return only("first_name", "last_name", "avatar_url")(sent, from)
}

const fulfillment = z.looseObject({
  location_id: z.string().nullish(),
  shipping_option_id: z.string().nullish(),
})

const fulfillmentMembers = only("items", "location_id", "shipping_option_id", "no_notification")

/** Fulfilments use the tenant's own location and shipping option, and go to their order's address. */
export const ownFulfillment: ForcedBody = async (sent, { container, tenant, ...from }) => {
  fulfillmentMembers(sent, { container, ...from })
  const { location_id: location, shipping_option_id: option, ...rest } = fulfillment.parse(sent)
  if (location) await requireOwn(container, tenant, "location", location)
  if (option) await requireOwn(container, tenant, "shipping option", option)
  return { ...rest, location_id: tenant.stockLocationId, ...(option ? { shipping_option_id: option } : {}) }
}

const quantity = z.looseObject({
  stocked_quantity: z.number().optional(),
  incoming_quantity: z.number().optional(),
})

/** Stock is counted in whole units. */
function requireWhole(sent: z.infer<typeof quantity>): void {
  for (const it of [sent.stocked_quantity, sent.incoming_quantity])
    if (it !== undefined && (!Number.isInteger(it) || it > 1_000_000))
      throw invalid("stocked_quantity", "Stock must be a whole number up to 1,000,000")
}

export const wholeStock: ForcedBody = (sent) => {
  const body = quantity.parse(sent)
  requireWhole(body)
  return body
}

const level = quantity.extend({
  id: z.string().optional(),
  location_id: z.string(),
  inventory_item_id: z.string().optional(),
})
const levels = z.looseObject({
  create: z.array(level).optional(),
  update: z.array(level).optional(),
  delete: z.array(z.string()).optional(),
})

/**
 * Stock levels at the tenant's own location and of its own products. A level is never removed, since a product without
 * one isn't sold.
 */
export const ownLevels: ForcedBody = async (sent, { container, tenant }) => {
  const body = levels.parse(sent)
  if (body.delete?.length) refuse("The place of a stone's stock can't be taken away. Set its stock to 0.")
  for (const it of [...(body.create ?? []), ...(body.update ?? [])]) {
    requireWhole(it)
    await requireOwn(container, tenant, "location", it.location_id)
    if (it.id !== undefined) await requireOwn(container, tenant, "level", it.id)
    if (it.inventory_item_id !== undefined)
      await requireOwn(container, tenant, "inventory", it.inventory_item_id)
  }
  return { ...body, delete: [], force: false }
}

/** Accepts only the member `email`. */
export const invitation = only("email")
