import type { productTexts } from "@contract/texts/product"
import type { Text } from "~/lib/site"

const fewLeft = 5

/** How a stock stands, in the product page's words. */
export function stockWords(
  stock: number,
  text: Text<keyof typeof productTexts>
): { line: string; badge: string | null } {
  if (stock <= 0) return { line: text("product_out_of_stock"), badge: null }
  const badge = stock <= fewLeft ? text("product_few_left", { n: stock }) : null
  return { line: text("product_in_stock", { n: stock }), badge }
}
