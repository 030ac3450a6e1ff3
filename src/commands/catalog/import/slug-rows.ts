import { Slugs } from "../../../contract/rules/slugs"
import type { SluggedRow } from "./plan-rows"
import { type ReadRow, rowFault } from "./read-row"

/** Gives the rows of one call the slugs that they are matched by: those that they name first, then those of their names. */
export function slugRows(rows: readonly ReadRow[]): SluggedRow[] {
  const slugs = new Slugs()
  const isTwice = rows.map(({ slug }) => slug !== null && !slugs.reserve(slug))
  return rows.map((it, n) => {
    if (isTwice[n]) {
      const fault = rowFault(it.row, "slug", `The slug ${it.slug ?? ""} stands twice in the file`)
      return { ...it, key: null, faults: [...it.faults, fault] }
    }
    const { name = "" } = it.texts
    return { ...it, key: it.slug ?? (name === "" ? null : slugs.next(name, null)) }
  })
}
