import type { LeftField } from "@contract/history"

/** Which of the fields that were changed since go back all the same. */
export type Chosen = "all" | ReadonlySet<string>

export const keyOf = ({ entityId = "", field }: Pick<LeftField, "entityId" | "field">): string =>
  `${entityId} ${field}`
