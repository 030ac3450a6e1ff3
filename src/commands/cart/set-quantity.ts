import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { paise } from "../../domain/money"
import { notFound, ApiError } from "../../lib/api-error"
import { addCartLine, findCartLine, updateCartLine } from "../../medusa/cart/cart-lines"
import { createCart } from "../../medusa/cart/create-cart"
import { requireAccount } from "../../modules/account/account"
import { lockCart, openCartId, setOpenCart } from "../../modules/cart/open-cart"
import { type CatalogProduct, catalogProducts } from "../../modules/catalog/read/catalog-products"
import type { CartAccount } from "./cart-account"

async function listedProduct(tx: TenantTx, productId: string): Promise<CatalogProduct> {
  const [product] = await catalogProducts(tx, tx.tenantId, [productId])
  if (!product?.isListed) throw notFound("Product")
  return product
}

/** Paise. Above this no card payment is possible, and sums would leave the range of exact numbers. */
const maxLinePaise = 1_000_000_000_000

function refuseAboveStock(product: CatalogProduct, quantity: number): void {
  if (product.pricePaise * quantity > maxLinePaise) {
    throw new ApiError(
      "VALIDATION_FAILED",
      "This is more than can be ordered online. Please contact the store."
    )
  }
  if (quantity <= product.stock) return
  // Message as in the specification, also for zero and one unit.
  throw new ApiError("INSUFFICIENT_STOCK", `Only ${String(Math.max(0, product.stock))} units available`)
}

/**
 * Adds to the quantity of a product in the cart.
 * @throws ApiError NOT_FOUND, INSUFFICIENT_STOCK
 */
export async function addToCart(
  container: MedusaContainer,
  tx: TenantTx,
  owner: CartAccount,
  { productId, quantity }: { productId: string; quantity: number }
): Promise<void> {
  await requireAccount(tx, owner.accountId)
  await lockCart(tx, owner.accountId)
  const product = await listedProduct(tx, productId)
  const open = await openCartId(tx, owner.accountId)
  const line = open === undefined ? undefined : await findCartLine(tx, open, productId)
  const wanted = quantity + (line?.quantity ?? 0)
  refuseAboveStock(product, wanted)
  const unitPrice = paise(product.pricePaise)
  if (line) await updateCartLine(container, tx, line.id, { quantity: wanted, unitPrice })
  else {
    const cartId = open ?? (await newCart(container, tx, owner))
    await addCartLine(container, tx, cartId, { ...product, unitPrice, quantity: wanted })
  }
}

async function newCart(container: MedusaContainer, tx: TenantTx, owner: CartAccount): Promise<string> {
  const cartId = await createCart(container, tx, owner)
  await setOpenCart(tx, owner.accountId, cartId)
  return cartId
}

/**
 * Sets the quantity of a product that is in the cart.
 * @throws ApiError NOT_FOUND, INSUFFICIENT_STOCK
 */
export async function setCartQuantity(
  container: MedusaContainer,
  tx: TenantTx,
  owner: CartAccount,
  { productId, quantity }: { productId: string; quantity: number }
): Promise<void> {
  await lockCart(tx, owner.accountId)
  const open = await openCartId(tx, owner.accountId)
  const line = open === undefined ? undefined : await findCartLine(tx, open, productId)
  if (!line) throw notFound("Cart item")
  const product = await listedProduct(tx, productId)
  refuseAboveStock(product, quantity)
  await updateCartLine(container, tx, line.id, { quantity, unitPrice: paise(product.pricePaise) })
}
