import { Link } from "react-router-dom"
import type { ImportedRow } from "@contract/bulk-import"
import { countOf, type Fault, type ImportResult } from "./import-result"
import { Counts, More, shown } from "./import-result-view"
import type { FileRow } from "./rows"

interface DoneStepProps {
  importResult: ImportResult
  rows: readonly FileRow[]
  /** Errors of the rows that were left out. */
  leftOut: readonly Fault[]
}

const heading = "mb-2 font-medium"

/** The last step of an import: what was created, changed and skipped, each product with a link to it. */
export function DoneStep({ importResult, rows, leftOut }: DoneStepProps) {
  const faults = [...leftOut, ...importResult.faults].sort((a, b) => a.row - b.row)
  const skipped = new Set(faults.map((it) => it.row)).size
  const cellsOf = (row: number) => rows.find((it) => it.number === row)?.cells
  const productsWith = (result: ImportedRow["result"], title: string) => {
    const found = importResult.rows.filter((it) => it.result === result)
    if (found.length === 0) return null
    return (
      <section aria-label={title}>
        <h3 className={heading}>{title}</h3>
        <ul className="grid gap-1 text-sm">
          {found.slice(0, shown).map(({ row }) => {
            const { name, slug = "" } = cellsOf(row) ?? {}
            return (
              <li key={row} className="flex gap-3">
                <span className="w-16 shrink-0 text-stone-600 tabular-nums">Row {row}</span>
                <Link
                  to={`/admin/products?search=${encodeURIComponent(slug)}`}
                  className="min-w-0 truncate underline decoration-stone-300 underline-offset-4 hover:decoration-current"
                >
                  {name?.trim() ? name : slug}
                </Link>
              </li>
            )
          })}
        </ul>
        <More count={found.length} />
      </section>
    )
  }
  return (
    <div className="grid gap-6">
      <Counts
        counts={[
          ["Created", countOf(importResult, "created")],
          ["Changed", countOf(importResult, "changed")],
          ["Unchanged", countOf(importResult, "unchanged")],
          ["Skipped", skipped],
        ]}
      />
      {productsWith("created", "Created")}
      {productsWith("changed", "Changed")}
      {faults.length > 0 && (
        <section aria-label="Skipped">
          <h3 className={heading}>Skipped</h3>
          <ul className="grid gap-1 text-sm text-red-800">
            {faults.slice(0, shown).map((it, n) => (
              <li key={n}>{it.message}</li>
            ))}
          </ul>
          <More count={faults.length} />
        </section>
      )}
    </div>
  )
}
