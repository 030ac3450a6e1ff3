import type { BulkEditResult } from "@contract/bulk-edit"
import { previewLength } from "@contract/bulk-edit"
import { counted } from "~/lib/counted"
import { formatCount } from "~/lib/money"
import { Button } from "~/ui/button"
import { fieldLabel, fieldValue } from "../field-label"

interface BulkPreviewProps {
  result: BulkEditResult
  /** Offset of the shown page among the changed products. */
  offset: number
  busy: boolean
  onTurn: (offset: number) => void
}

/** Each changed product with old and new value, page by page, and the parts of the request that can't be applied. */
export function BulkPreview({ result, offset, busy, onTurn }: BulkPreviewProps) {
  const { changed, unchanged, errors, preview = [] } = result
  return (
    <div className="rounded-xl bg-stone-100 px-4 py-3 text-sm">
      <p role="status" className="font-medium">
        {counted(changed, "product changes", "products change")},{" "}
        {counted(unchanged, "stays as it is", "stay as they are")}
        {errors.length > 0 && `, ${formatCount(errors.length)} can't be changed`}
      </p>
      {errors.length > 0 && (
        <ul aria-label="Errors" tabIndex={0} className="mt-2 max-h-28 overflow-y-auto text-red-800">
          {errors.map((it) => (
            <li key={`${it.row ?? ""} ${it.id}`} className="[overflow-wrap:anywhere]">
              {it.row === undefined ? it.id : `Row ${it.row}, ${it.id}`}: {it.message}
            </li>
          ))}
        </ul>
      )}
      {preview.length > 0 && (
        <ul aria-label="Changes" tabIndex={0} className="mt-2 grid max-h-52 gap-1.5 overflow-y-auto">
          {preview.map((it) => (
            <li key={it.id} className="[overflow-wrap:anywhere]">
              {it.name}
              {it.changes.map((change) => (
                <span key={change.field} className="block text-stone-700">
                  {fieldLabel(change.field, "Listed")}: {fieldValue(change.field, change.from)} →{" "}
                  {fieldValue(change.field, change.to)}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {changed > previewLength && (
        <div className="mt-3 flex items-center justify-between gap-3">
          <Button
            size="small"
            look="outline"
            disabled={busy || offset === 0}
            onClick={() => onTurn(offset - previewLength)}
          >
            Previous
          </Button>
          <span className="tabular-nums">
            {offset + 1} to {offset + preview.length} of {formatCount(changed)}
          </span>
          <Button
            size="small"
            look="outline"
            disabled={busy || offset + previewLength >= changed}
            onClick={() => onTurn(offset + previewLength)}
          >
            Next
          </Button>
        </div>
      )}
    </div>
  )
}
