import type { Product } from "@contract/product"

/** The product page's quantity stepper and Add to Cart button. */
export function AddToCart(_props: { product: Product }) {
  return null
}
