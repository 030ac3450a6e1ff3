import { randomCrockford } from "../lib/random-text"

/**
 * A new order number, `"RT-7K3M-9QXD"`: readable over the phone, forty random bits, so that it says nothing of how
 * many orders there are. Whoever stores it guards against the rare repetition by a unique key and asks again.
 */
export function newOrderNumber(): string {
  const letters = randomCrockford(8)
  return `RT-${letters.slice(0, 4)}-${letters.slice(4)}`
}
