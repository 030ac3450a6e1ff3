/** The id of an order's line item in the API. @param place position in the order, from 0 */
export const orderItemId = (orderId: string, place: number): string => `${orderId}-${String(place + 1)}`

/** The position of the line item with this id among `count` line items; undefined for an unknown id. */
export function placeOfItem(orderId: string, count: number, itemId: string): number | undefined {
  const place = Array.from({ length: count }, (_, index) => orderItemId(orderId, index)).indexOf(itemId)
  return place === -1 ? undefined : place
}
