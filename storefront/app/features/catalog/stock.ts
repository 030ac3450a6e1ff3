const fewLeft = 5

/** How a stock stands, in the product page's words. */
export function stockWords(stock: number): { line: string; badge: string | null } {
  if (stock <= 0) return { line: "Out of Stock", badge: null }
  return { line: `In Stock (${stock} available)`, badge: stock <= fewLeft ? `Only ${stock} left` : null }
}
