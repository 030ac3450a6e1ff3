import type { productTexts } from "@contract/texts/product"
import type { Text } from "~/lib/site"

const fewLeft = 5

/** Describes a stock level in the product page's texts. */
export function stockWords(
  stock: number,
  text: Text<keyof typeof productTexts>
): { line: string; badge: string | null } {
  if (stock <= 0) return { line: text("product_out_of_stock"), badge: null }
  const badge = stock <= fewLeft ? text("product_few_left", { n: stock }) : null
  return { line: text("product_in_stock", { n: stock }), badge }
}
