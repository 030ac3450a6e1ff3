import type { CheckoutDetails } from "@contract/checkout"

/** The firm that buys, as typed. */
export interface Firm {
  gstin: string
  name: string
}

/** The firm of the account's last checkout; null without one. */
export const firmOf = ({ buyerGstin, buyerName }: CheckoutDetails): Firm | null =>
  buyerGstin === null ? null : { gstin: buyerGstin, name: buyerName ?? "" }
