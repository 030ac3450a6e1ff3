import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { rupeesText, paise } from "../../lib/money"
import { notFound, ShopError } from "../../lib/shop-error"
import { type CatalogProduct, catalogProducts } from "../../modules/catalog/read/catalog-products"
import { type CartOwner, lockCart } from "./cart-owner"
import { ensureCart, openCartId } from "./ensure-cart"

type Line = { id: string; quantity: number }

const findLine = (tx: TenantTx, cartId: string, productId: string): Promise<Line | undefined> =>
  tx.first<Line>(
    "select id, quantity from cart_line_item where cart_id = ? and product_id = ? and deleted_at is null limit 1",
    [cartId, productId]
  )

async function listedProduct(tx: TenantTx, productId: string): Promise<CatalogProduct> {
  const [product] = await catalogProducts(tx, tx.tenantId, [productId])
  if (!product?.isListed) throw notFound("Product")
  return product
}

function refuseAboveStock(product: CatalogProduct, quantity: number): void {
  if (quantity <= product.stock) return
  const units = product.stock === 1 ? "unit" : "units"
  throw new ShopError(
    "INSUFFICIENT_STOCK",
    product.stock > 0 ? `Only ${String(product.stock)} ${units} available` : "Out of stock"
  )
}

/**
 * Adds to what the cart holds of a product.
 * @throws ShopError NOT_FOUND, INSUFFICIENT_STOCK
 */
export async function addToCart(
  container: MedusaContainer,
  tx: TenantTx,
  owner: CartOwner,
  { productId, quantity }: { productId: string; quantity: number }
): Promise<void> {
  await lockCart(tx, owner)
  const product = await listedProduct(tx, productId)
  const cartId = await ensureCart(container, tx, owner)
  const line = await findLine(tx, cartId, productId)
  const wanted = quantity + (line?.quantity ?? 0)
  refuseAboveStock(product, wanted)
  const carts = container.resolve(Modules.CART)
  if (line) {
    await carts.updateLineItems(line.id, { quantity: wanted, ...priceOf(product) }, tx.contextOf(carts))
    return
  }
  await carts.addLineItems(
    cartId,
    [
      {
        title: product.name,
        subtitle: product.shortInfo,
        thumbnail: product.images[0] ?? "",
        quantity: wanted,
        product_id: product.productId,
        product_title: product.name,
        product_handle: product.slug,
        variant_id: product.variantId,
        variant_title: product.name,
        requires_shipping: true,
        is_tax_inclusive: false,
        ...priceOf(product),
      },
    ],
    tx.contextOf(carts)
  )
}

/**
 * Sets the quantity of a product that is in the cart.
 * @throws ShopError NOT_FOUND, INSUFFICIENT_STOCK
 */
export async function setCartQuantity(
  container: MedusaContainer,
  tx: TenantTx,
  owner: CartOwner,
  { productId, quantity }: { productId: string; quantity: number }
): Promise<void> {
  await lockCart(tx, owner)
  const cartId = await openCartId(tx, owner.accountId)
  const line = cartId === undefined ? undefined : await findLine(tx, cartId, productId)
  if (!line) throw notFound("Cart item")
  const product = await listedProduct(tx, productId)
  refuseAboveStock(product, quantity)
  const carts = container.resolve(Modules.CART)
  await carts.updateLineItems(line.id, { quantity, ...priceOf(product) }, tx.contextOf(carts))
}

const priceOf = (product: CatalogProduct) => ({ unit_price: Number(rupeesText(paise(product.pricePaise))) })
