import { formatCount } from "~/lib/money"
import { fieldLabel, fieldValue } from "../field-label"
import type { FileRow } from "./rows"
import { countOf, type ImportResult } from "./import-result"

/** Maximum number of entries shown per list; the rest is counted. */
export const shown = 50
/** Maximum length shown of a faulty value. */
const shownValue = 40

export const More = ({ count }: { count: number }) =>
  count > shown && <p className="mt-2 text-sm text-stone-600">and {formatCount(count - shown)} more</p>

/** The figures of an import or its trial. */
export function Counts({ counts }: { counts: readonly (readonly [label: string, count: number])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {counts.map(([label, count]) => (
        <div key={label} className="rounded-xl bg-stone-100 px-4 py-3">
          <dt className="text-sm text-stone-600">{label}</dt>
          <dd className="text-2xl tabular-nums">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Result of a trial: counts, errors by row and column, and each changed field with old and new value.
 */
export function ImportResultView({
  importResult,
  rows,
}: {
  importResult: ImportResult
  rows: readonly FileRow[]
}) {
  const cellsOf = (row: number) => rows.find((it) => it.number === row)?.cells
  const changed = importResult.rows.filter((it) => it.changes?.length)
  const heading = "mb-2 font-medium"
  return (
    <div className="grid gap-6">
      <Counts
        counts={[
          ["New", countOf(importResult, "created")],
          ["Changed", countOf(importResult, "changed")],
          ["Unchanged", countOf(importResult, "unchanged")],
          ["With errors", countOf(importResult, "failed")],
        ]}
      />
      {importResult.faults.length > 0 && (
        <section>
          <h3 className={heading}>Errors</h3>
          <ul className="grid gap-1 text-sm text-red-800">
            {importResult.faults.slice(0, shown).map((it, n) => (
              <li key={n}>
                {it.message}{" "}
                <span className="text-stone-600 [overflow-wrap:anywhere]">
                  ({[it.field, cellsOf(it.row)?.[it.field]?.slice(0, shownValue)].filter(Boolean).join(": ")})
                </span>
              </li>
            ))}
          </ul>
          <More count={importResult.faults.length} />
        </section>
      )}
      {importResult.warnings.length > 0 && (
        <section>
          <h3 className={heading}>Warnings</h3>
          <ul className="grid gap-1 text-sm text-yellow-950">
            {importResult.warnings.slice(0, shown).map((it, n) => (
              <li key={n}>{it}</li>
            ))}
          </ul>
          <More count={importResult.warnings.length} />
        </section>
      )}
      {changed.length > 0 && (
        <section>
          <h3 className={heading}>Changes</h3>
          <ul className="grid gap-2 text-sm">
            {changed.slice(0, shown).map((it) => (
              <li key={it.row} className="break-words">
                <span className="font-medium">
                  Row {it.row}: {cellsOf(it.row)?.["name"] ?? cellsOf(it.row)?.["slug"]}
                </span>
                {it.changes?.map((change) => (
                  <span key={change.field} className="block text-stone-700">
                    {fieldLabel(change.field)}: {fieldValue(change.field, change.from)} →{" "}
                    {fieldValue(change.field, change.to)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
          <More count={changed.length} />
        </section>
      )}
    </div>
  )
}
