import { gstinProblem } from "@contract/rules/gstin"
import { panProblem } from "@contract/rules/pan"
import type { Firm } from "./firm"

/** Fields that show themselves what is wrong. */
export type WrongField = "pan" | "firm"

export interface TypedFields {
  /** As typed; null when it isn't required. */
  pan: string | null
  /** The firm that buys, as typed; null for a consumer. */
  firm?: Firm | null
}

const isFirmWrong = ({ gstin, name }: Firm): boolean =>
  name.trim() === "" || gstinProblem(gstin) !== undefined

/** Returns the first field that is missing or wrong. */
export function wrongField({ pan, firm }: TypedFields): WrongField | undefined {
  if (firm && isFirmWrong(firm)) return "firm"
  return pan !== null && panProblem(pan) !== undefined ? "pan" : undefined
}
