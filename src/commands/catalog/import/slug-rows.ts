import { Slugs } from "../../../contract/rules/slugs"
import type { SluggedRow } from "./plan-rows"
import { type ReadRow, rowFault } from "./read-row"

/**
 * Gives the rows of one request the slugs that they are matched by: first those that they name, then those made from
 * their names.
 */
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
