import type { SnapshotItem } from "../../domain/order-snapshot"

type SoldStone = Pick<SnapshotItem, "stone">

/** A gem fact of a line item as it was sold; undefined when it had none, and in old orders. */
export function soldFact({ stone }: SoldStone, name: string): string | undefined {
  const value = stone?.facts[name]
  return value === undefined || value === "" ? undefined : String(value)
}

/** Laboratory and number of a line item's report, `GIA 2141438171`. */
export const reportOf = (item: SoldStone): string | undefined =>
  [soldFact(item, "certificateLab"), soldFact(item, "certificateNumber")].filter(Boolean).join(" ") ||
  undefined
