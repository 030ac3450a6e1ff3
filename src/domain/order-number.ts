import { randomCrockford } from "../lib/random-text"

/**
 * A new order number, `"RT-7K3M-9QXD"`: readable over the phone, forty random bits, so that it doesn't reveal the
 * number of orders. The caller needs a unique key against the rare duplicate and draws again.
 */
export function newOrderNumber(): string {
  const letters = randomCrockford(8)
  return `RT-${letters.slice(0, 4)}-${letters.slice(4)}`
}
