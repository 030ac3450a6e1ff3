import type { LeftField } from "@contract/history"

/** The fields changed since that are reverted as well. */
export type Chosen = "all" | ReadonlySet<string>

export const keyOf = ({ entityId = "", field }: Pick<LeftField, "entityId" | "field">): string =>
  `${entityId} ${field}`
