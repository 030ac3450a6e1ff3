import { useState } from "react"
import type { GstTable } from "@contract/gst-report"
import { messageOf } from "~/lib/api"
import { saveFile } from "~/lib/save-file"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { TextField } from "~/ui/field"
import { showError } from "~/ui/show-error"
import { gstTableEntries } from "./gst-tables"
import { UncreditedOrders } from "./uncredited-orders"

const thisMonth = (): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", year: "numeric", month: "2-digit" })
    .format(new Date())
    .slice(0, 7)

/** Links to a month's tables for the GST return. */
export function GstButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look="outline" onClick={() => setOpen(true)}>
        GST report
      </Button>
      {open && <GstDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function GstDialog({ onClose }: { onClose: () => void }) {
  const [month, setMonth] = useState(thisMonth)
  const [busy, setBusy] = useState<GstTable | null>(null)
  const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(month)
  const save = async (table: GstTable) => {
    setBusy(table)
    try {
      const query = new URLSearchParams({ month, table })
      await saveFile(`/api/admin/reports/gst?${query.toString()}`, `gstr1-${month}-${table}.csv`)
    } catch (error) {
      showError(messageOf(error, "Failed to create the report"))
    }
    setBusy(null)
  }
  return (
    <Dialog
      title="GST report"
      description="The tables of GSTR-1 as CSV, from the invoices and credit notes of one month."
      onClose={onClose}
    >
      <TextField
        label="Month"
        type="month"
        value={month}
        max={thisMonth()}
        placeholder="2026-11"
        error={isMonth ? undefined : "Choose a month"}
        onChange={(event) => setMonth(event.target.value)}
      />
      <ul className="mt-6 grid gap-3">
        {gstTableEntries.map(({ table, label, hint }) => (
          <li key={table} className="flex items-center justify-between gap-4">
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              <span className="block text-sm text-stone-600">{hint}</span>
            </span>
            <Button
              size="small"
              look="outline"
              aria-label={`Download ${label}`}
              disabled={!isMonth}
              busy={busy === table}
              onClick={() => void save(table)}
            >
              CSV
            </Button>
          </li>
        ))}
      </ul>
      <UncreditedOrders onLeave={onClose} />
    </Dialog>
  )
}
