import { stoneFields } from "@contract/stone-fields"
import { csvColumns } from "@contract/stone-fields/csv"
import { counted } from "~/lib/counted"
import { Button } from "~/ui/button"
import { SelectField } from "~/ui/field"
import { lacking, type Mapping } from "./columns"
import type { CsvTable } from "./read-file"

interface MappingStepProps {
  table: CsvTable
  mapping: Mapping
  onChange: (mapping: (string | null)[]) => void
  onCheck: () => void
}

const labelOf = (column: string): string => {
  const field = csvColumns.find((it) => it.column === column)?.field
  return field ? stoneFields[field].label : column
}
const options = csvColumns.map(({ column }) => ({ value: column, label: labelOf(column) }))

/** Maps the file's columns to catalog columns: preselected by header, corrected by the admin. */
export function MappingStep({ table, mapping, onChange, onCheck }: MappingStepProps) {
  const missing = lacking(mapping)
  const hasKey = mapping.includes("slug") || mapping.includes("name")
  const choose = (n: number, column: string) =>
    onChange(mapping.map((it, at) => (at === n ? column || null : it === column ? null : it)))
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-sm text-stone-600">
          {counted(table.rows.length, "row")}. Columns that you do not import are ignored. Fields without a
          column keep their values.
        </p>
        <Button disabled={!hasKey} onClick={onCheck}>
          Check the file
        </Button>
      </div>
      {missing.length > 0 && (
        <p className="rounded-xl bg-yellow-50 px-4 py-3 text-sm text-yellow-950">
          Without {missing.map(labelOf).join(", ")} only products that are in the store already can be
          changed.
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {table.columns.map((name, n) => (
          <li key={n}>
            <SelectField
              label={name || `Column ${n + 1}`}
              hint={table.rows[0]?.[n]?.slice(0, 60)}
              placeholder="Not imported"
              options={options}
              value={mapping[n] ?? ""}
              onChange={(event) => choose(n, event.target.value)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
