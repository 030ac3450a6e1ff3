import type { CheckoutDetails } from "@contract/checkout"
import { gstinProblem } from "@contract/rules/gstin"

/** The firm that buys, as typed. */
export interface Firm {
  gstin: string
  name: string
}

/** The firm of the account's last checkout; null without one. */
export const firmOf = ({ buyerGstin, buyerName }: CheckoutDetails): Firm | null =>
  buyerGstin === null ? null : { gstin: buyerGstin, name: buyerName ?? "" }

export const isFirmWrong = ({ gstin, name }: Firm): boolean =>
  name.trim() === "" || gstinProblem(gstin) !== undefined
