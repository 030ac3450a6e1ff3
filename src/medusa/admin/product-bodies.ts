import { z } from "zod"
import { priceProblem } from "../../contract/rules/price"
import { slugify } from "../../contract/rules/slug"
import { ApiError, invalid, notFound } from "../../lib/api-error"
import type { ForcedBody, Sender } from "./bodies"
import { defaultShippingProfile, requireOwn, showsPicture, variantsOf } from "./owns"

const refuse = (message: string): never => {
  throw new ApiError("FORBIDDEN", message)
}

const price = z.looseObject({
  id: z.string().optional(),
  amount: z.number().optional(),
  currency_code: z.string().optional(),
  rules: z.record(z.string(), z.string()).optional(),
  min_quantity: z.number().nullish(),
  max_quantity: z.number().nullish(),
})
const variant = z.looseObject({
  id: z.string().optional(),
  sku: z.string().nullish(),
  thumbnail: z.string().nullish(),
  prices: z.array(price).optional(),
  inventory_items: z.array(z.looseObject({ inventory_item_id: z.string() })).optional(),
})
type Variant = z.infer<typeof variant>
const product = z.looseObject({
  title: z.string().optional(),
  handle: z.string().optional(),
  thumbnail: z.string().nullish(),
  images: z.array(z.looseObject({ url: z.string() })).optional(),
  variants: z.array(variant).optional(),
  options: z.array(z.looseObject({ id: z.string().optional() })).optional(),
  option_ids: z.array(z.string()).optional(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
})
type Product = z.infer<typeof product>

/**
 * Members that Medusa shares between all tenants or that the catalog doesn't use: a product has its own type, colour
 * and facts instead.
 */
const shared = ["categories", "tags", "type_id", "collection_id", "external_id", "option_ids"]

function requireNothingShared(body: Product): void {
  for (const key of shared) {
    const sent = body[key]
    const isEmpty = sent === undefined || sent === null || (Array.isArray(sent) && sent.length === 0)
    if (!isEmpty) refuse(`"${key}" is shared by all stores and can't be set. Use the gem's attributes.`)
  }
  if (body.options?.some((it) => it.id !== undefined))
    refuse("Options of other products can't be used. Name the option and its values.")
}

/** Names that are unique over all tenants start with the tenant's own prefix. */
const prefixed = (from: Sender, name: string): string =>
  name.startsWith(`${from.tenant.slug}-`) ? name : `${from.tenant.slug}-${name}`

const ownPicture = (tenantId: string): RegExp =>
  new RegExp(`^(https?://[^/]+)?/static/(${tenantId}|platform)/[0-9a-f]{32}(-\\d+)?\\.(webp|png)$`)

/** A picture must have been uploaded here. The host is removed from its URL. */
async function pictureOf(url: string, from: Sender): Promise<string> {
  const { id } = from.params
  if (id !== undefined && (await showsPicture(from.container, id, url))) return url
  if (!ownPicture(from.tenant.id).test(url)) throw invalid("images", "Images must be uploaded here first")
  return url.replace(/^https?:\/\/[^/]+/, "")
}

function requirePlainPrices(prices: Variant["prices"]): void {
  for (const it of prices ?? []) {
    if (it.currency_code !== "inr") throw invalid("prices", "Prices are in Indian rupees (inr)")
    if (Object.keys(it.rules ?? {}).length || it.min_quantity || it.max_quantity)
      refuse("A stone has one price. Prices by region or quantity can't be set.")
    requireAmount(it)
  }
}

/** A price that the catalog can show and sell at, by the rule of the product form. */
function requireAmount({ amount }: z.infer<typeof price>): void {
  const problem = priceProblem(String(amount))
  if (problem !== undefined) throw invalid("prices", problem)
}

/** Inventory is always managed: without it a product could be sold twice. */
async function variantOf(sent: Variant, from: Sender): Promise<Variant> {
  requirePlainPrices(sent.prices)
  for (const it of sent.inventory_items ?? [])
    await requireOwn(from.container, from.tenant, "inventory", it.inventory_item_id)
  return {
    ...sent,
    ...(sent.sku ? { sku: prefixed(from, sent.sku) } : {}),
    ...(sent.thumbnail ? { thumbnail: await pictureOf(sent.thumbnail, from) } : {}),
    manage_inventory: true,
    allow_backorder: false,
  }
}

async function commonOf(body: Product, from: Sender): Promise<Product> {
  requireNothingShared(body)
  const images = []
  for (const it of body.images ?? []) images.push({ ...it, url: await pictureOf(it.url, from) })
  const variants = []
  for (const it of body.variants ?? []) variants.push(await variantOf(it, from))
  return {
    ...body,
    ...(body.images ? { images } : {}),
    ...(body.variants ? { variants } : {}),
    ...(body.thumbnail ? { thumbnail: await pictureOf(body.thumbnail, from) } : {}),
    ...(body.handle ? { handle: prefixed(from, body.handle) } : {}),
    ...(body.metadata ? { metadata: { ...body.metadata, tenant_id: from.tenant.id } } : {}),
  }
}

/** A new product is always in the tenant's own channel and has one variant. */
export const newProduct: ForcedBody = async (sent, from) => {
  const body = product.parse(sent)
  if ((body.variants?.length ?? 0) > 1) refuse("A stone has one variant. Add other stones as products.")
  const common = await commonOf(body, from)
  return {
    ...common,
    handle: common.handle ?? prefixed(from, slugify(body.title ?? "") || "gem"),
    sales_channels: [{ id: from.tenant.salesChannelId }],
    shipping_profile_id: await defaultShippingProfile(from.container),
    metadata: { ...common.metadata, tenant_id: from.tenant.id },
  }
}

export const changedProduct: ForcedBody = async (sent, from) => {
  const { sales_channels: channels, shipping_profile_id: _profile, ...body } = product.parse(sent)
  if (channels !== undefined) refuse("A product stays in its own store's sales channel.")
  if (body.variants) await requireAllVariants(body.variants, from)
  return commonOf(body, from)
}

const oneVariant = "A stone has one variant, which stays."

/**
 * Requires the product's own variants, all of them: Medusa deletes each variant that the list omits, and moves another
 * product's variant to this product.
 */
async function requireAllVariants(sent: readonly Variant[], from: Sender): Promise<void> {
  for (const { id } of sent) await requireOwn(from.container, from.tenant, "variant", id)
  const ids = await variantsOf(from.container, from.params["id"] ?? "")
  const isComplete = sent.length === ids.length && ids.every((id) => sent.some((it) => it.id === id))
  if (!isComplete) refuse(oneVariant)
}

export const changedVariant: ForcedBody = (sent, from) => variantOf(variant.parse(sent), from)

const batch = z.looseObject({
  create: z.array(z.unknown()).optional(),
  update: z.array(variant).optional(),
  delete: z.array(z.unknown()).optional(),
})

/** Body of the price page's save request. */
export const changedVariants: ForcedBody = async (sent, from) => {
  const body = batch.parse(sent)
  if (body.create?.length || body.delete?.length) refuse(oneVariant)
  const ids = await variantsOf(from.container, from.params["id"] ?? "")
  const update = []
  for (const it of body.update ?? []) {
    // Medusa would move another product's variant to this product.
    if (it.id === undefined || !ids.includes(it.id)) throw notFound("Variant")
    update.push(await variantOf(it, from))
  }
  return { update }
}
