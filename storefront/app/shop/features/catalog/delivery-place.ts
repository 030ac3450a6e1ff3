import { keptList } from "~/lib/kept-list"

/** The shopper's pincode with its city and state, remembered on this device. */
export interface DeliveryPlace {
  pincode: string
  city: string
  state: string
}

const kept = keptList("delivery-place", 3)

export const deliveryPlace = {
  ...kept,
  writePlace: (it: DeliveryPlace) => kept.write([it.pincode, it.city, it.state]),
}

/** The remembered place; null when there is none, or when the stored list is incomplete. */
export function placeIn([pincode, city, state]: readonly string[]): DeliveryPlace | null {
  return pincode && city && state ? { pincode, city, state } : null
}
