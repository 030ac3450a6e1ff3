import { useQuery } from "@tanstack/react-query"
import type { ChecklistWarning } from "@contract/checklist"
import { checklistQuery } from "~/lib/get-checklist"
import { Alert } from "~/ui/alert"
import { texts } from "./texts"

/** Warnings that have nothing to do with taxes. */
const ofProducts = new Set<ChecklistWarning["code"]>(["DUPLICATE_REPORT", "STOCK_WITH_REPORT"])

/** The warnings about the tenant's taxes, and the limits of its tax documents. */
export function TaxNotes() {
  const { data } = useQuery(checklistQuery())
  const warnings = data?.warnings.filter(({ code }) => !ofProducts.has(code)) ?? []
  return (
    <div className="grid max-w-4xl gap-4">
      {warnings.length > 0 && (
        <Alert tone="calm">
          <ul aria-label={texts.taxWarnings} className="grid gap-2">
            {warnings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      <p className="text-sm text-stone-600">{texts.taxLimits}</p>
    </div>
  )
}
