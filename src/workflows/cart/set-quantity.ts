import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { rupeesText, paise } from "../../lib/money"
import { notFound, ShopError } from "../../lib/shop-error"
import { type CatalogProduct, catalogProducts } from "../../modules/catalog/read/catalog-products"
import { type CartOwner, lockCart } from "./cart-owner"
import { createCart } from "./create-cart"

/** The open cart and what it holds of a product, if anything. */
const openLine = (
  tx: TenantTx,
  accountId: string,
  productId: string
): Promise<{ cart_id: string; id: string | null; quantity: number | null } | undefined> =>
  tx.first(
    `select o.cart_id, l.id, l.quantity from open_cart o
     left join cart_line_item l on l.cart_id = o.cart_id and l.product_id = ? and l.deleted_at is null
     where o.tenant_id = ? and o.account_id = ? limit 1`,
    [productId, tx.tenantId, accountId]
  )

async function listedProduct(tx: TenantTx, productId: string): Promise<CatalogProduct> {
  const [product] = await catalogProducts(tx, tx.tenantId, [productId])
  if (!product?.isListed) throw notFound("Product")
  return product
}

/** Paise: past this nobody pays by card, and sums would leave the range of exact numbers. */
const dearestLine = 1_000_000_000_000

function refuseAboveStock(product: CatalogProduct, quantity: number): void {
  if (product.pricePaise * quantity > dearestLine) {
    throw new ShopError(
      "VALIDATION_FAILED",
      "This is more than can be ordered online. Please contact the store."
    )
  }
  if (quantity <= product.stock) return
  // The specification's words, for one unit and for none as well.
  throw new ShopError("INSUFFICIENT_STOCK", `Only ${String(Math.max(0, product.stock))} units available`)
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
  const open = await openLine(tx, owner.accountId, productId)
  const wanted = quantity + (open?.quantity ?? 0)
  refuseAboveStock(product, wanted)
  const carts = container.resolve(Modules.CART)
  if (open?.id) {
    await carts.updateLineItems(open.id, { quantity: wanted, ...priceOf(product) }, tx.contextOf(carts))
    return
  }
  await carts.addLineItems(
    open?.cart_id ?? (await createCart(container, tx, owner)),
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
  const open = await openLine(tx, owner.accountId, productId)
  if (!open?.id) throw notFound("Cart item")
  const product = await listedProduct(tx, productId)
  refuseAboveStock(product, quantity)
  const carts = container.resolve(Modules.CART)
  await carts.updateLineItems(open.id, { quantity, ...priceOf(product) }, tx.contextOf(carts))
}

const priceOf = (product: CatalogProduct) => ({ unit_price: Number(rupeesText(paise(product.pricePaise))) })
