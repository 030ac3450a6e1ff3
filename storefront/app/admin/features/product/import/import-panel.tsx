import { useEffect, useRef, useState } from "react"
import { counted } from "~/lib/counted"
import { formatCount } from "~/lib/money"
import { Button, ButtonLink, IconButton } from "~/ui/button"
import { LeaveGuard } from "~/ui/form/leave-guard"
import { Loading } from "~/ui/spinner"
import { toast } from "~/ui/toast-store"
import { saveBadRows } from "./bad-rows"
import { recognize } from "./columns"
import { DoneStep } from "./done-step"
import { MappingStep } from "./mapping-step"
import { PictureStep } from "./picture-step"
import { ProgressStep } from "./progress-step"
import { readTable, type CsvTable } from "./read-file"
import { fileRowsOf } from "./rows"
import { useImport } from "./use-import"
import { ImportResultView } from "./import-result-view"

interface ImportPanelProps {
  file: File
  /** Called when writing the import starts and ends. */
  onImporting: (isImporting: boolean) => void
  onClose: () => void
}

/** Link to the history, where the import can be viewed and reverted. */
const UndoLink = ({ to }: { to: string | null }) =>
  to !== null && (
    <ButtonLink look="outline" to={to}>
      Undo
    </ButtonLink>
  )

/** Steps from a chosen file to products: column mapping, trial, and import. */
export function ImportPanel({ file, onImporting, onClose }: ImportPanelProps) {
  const [table, setTable] = useState<CsvTable | null>(null)
  const [mapping, setMapping] = useState<(string | null)[]>([])
  const [skipping, setSkipping] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const run = useImport(file.name)
  useEffect(() => {
    const read = async () => {
      try {
        const found = await readTable(new Uint8Array(await file.arrayBuffer()))
        setTable(found)
        setMapping(recognize(found.columns))
      } catch (error) {
        const description = error instanceof Error ? error.message : "The file could not be read"
        toast({ title: "Import failed", description, variant: "destructive" })
        onClose()
      }
    }
    void read()
    // A file is read once; another file remounts the panel.
  }, [file])
  const { phase, importResult, progress } = run
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    onImporting(phase === "importing")
    // Scrolls to the top, because the mapping step before is a long page.
    if (phase === "checked" || phase === "done") panel.current?.scrollIntoView({ block: "start" })
    return () => onImporting(false)
  }, [phase, onImporting])
  const bad = new Set(importResult.faults.map((it) => it.row))
  const good = run.rows.filter((it) => !bad.has(it.number))
  const check = () => {
    if (table) void run.check(fileRowsOf(table, mapping))
  }
  return (
    <section
      ref={panel}
      aria-label="Import CSV"
      className="mx-auto grid max-w-3xl scroll-mt-24 grid-cols-1 gap-4"
    >
      <LeaveGuard when={phase === "importing"} />
      <div className="flex items-center justify-between gap-4">
        <h2 className="min-w-0 truncate font-display text-2xl">Import {file.name}</h2>
        <IconButton label="Close" icon="close" onClick={onClose} disabled={phase === "importing"} />
      </div>
      <div className="grid gap-6 rounded-2xl bg-white p-5 shadow-soft sm:p-6">
        {!table && <Loading label="Reading the file" />}
        {table && phase === "mapping" && (
          <MappingStep table={table} mapping={mapping} onChange={setMapping} onCheck={check} />
        )}
        {(phase === "checking" || phase === "importing") && (
          <ProgressStep
            label={phase === "checking" ? "Checking" : "Importing"}
            {...progress}
            onStop={run.stop}
          />
        )}
        {table && phase === "checked" && (
          <>
            <ImportResultView importResult={importResult} rows={run.rows} />
            <PictureStep
              rows={run.rows.map((it) => it.cells)}
              onUploading={setUploading}
              onUploaded={check}
            />
            {bad.size > 0 && (
              <div className="flex flex-wrap items-center gap-3">
                <Button size="small" look="outline" onClick={() => void saveBadRows(table, importResult)}>
                  Download rows with errors
                </Button>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
                  <input
                    type="checkbox"
                    checked={skipping}
                    onChange={(event) => setSkipping(event.target.checked)}
                    className="size-4.5 accent-stone-900"
                  />
                  Leave out {bad.size === 1 ? "the row" : `the ${formatCount(bad.size)} rows`} with errors
                </label>
              </div>
            )}
            <div className="flex flex-wrap gap-3">
              <Button
                disabled={good.length === 0 || (bad.size > 0 && !skipping) || isUploading}
                onClick={() => void run.begin(good)}
              >
                Import {counted(good.length, "product")}
              </Button>
              <Button look="quiet" disabled={isUploading} onClick={run.back}>
                Back to the columns
              </Button>
            </div>
          </>
        )}
        {phase === "stopped" && (
          <>
            <p role="status">
              Stopped after {formatCount(progress.done)} of {counted(progress.total, "row")}. What was
              imported stays.
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => void run.resume()}>Resume</Button>
              <UndoLink to={run.undoAt} />
              <Button look="quiet" onClick={onClose}>
                Close
              </Button>
            </div>
          </>
        )}
        {phase === "done" && (
          <>
            <DoneStep importResult={importResult} rows={run.rows} leftOut={run.leftOut} />
            <div className="flex flex-wrap gap-3">
              <Button onClick={onClose}>Done</Button>
              {run.historyAt !== null && (
                <ButtonLink look="outline" to={run.historyAt}>
                  View in the history
                </ButtonLink>
              )}
              <UndoLink to={run.undoAt} />
            </div>
          </>
        )}
      </div>
    </section>
  )
}
