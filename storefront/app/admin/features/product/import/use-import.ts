import { useRef, useState } from "react"
import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router-dom"
import { queryKeys } from "~/lib/query-keys"
import { messageOf } from "~/lib/api"
import { invalidateKeys } from "~/lib/invalidate"
import { toast, type Toast } from "~/ui/toast-store"
import { repeatedRows, type FileRow, type ImportRow } from "./rows"
import { respondedRows, entryOf, sendBatches, sendingOf, importResultOf } from "./send-batches"
import { sendRows } from "./send-rows"
import { countOf, emptyImportResult, withRepeated, type Fault, type ImportResult } from "./import-result"

/** Path of an import's history entry. */
const historyOf = (entryId: string): string => `/admin/history?entry=${entryId}`
/** The same with its revert dialog open. */
const undoOf = (entryId: string): string => `${historyOf(entryId)}&revert=open`

const split = (rows: readonly FileRow[]): [rows: ImportRow[], numbers: number[]] => [
  rows.map((it) => it.cells),
  rows.map((it) => it.number),
]

export type Phase = "mapping" | "checking" | "checked" | "importing" | "stopped" | "done"

const refuse = (title: string, description: string) => toast({ title, description, variant: "destructive" })

/**
 * Runs a trial of a file's rows, then imports them, batch by batch. When stopped or interrupted, it resumes where it
 * was.
 */
export function useImport(fileName: string) {
  const client = useQueryClient()
  const [phase, setPhase] = useState<Phase>("mapping")
  const [rows, setRows] = useState<readonly FileRow[]>([])
  const [importResult, setImportResult] = useState<ImportResult>(emptyImportResult)
  const [done, setDone] = useState(0)
  const stopping = useRef(false)
  /** The stopped run, which the next run resumes. */
  const run = useRef(sendingOf([]))
  /** Id of the history entry; null when nothing was written. */
  const [written, setWritten] = useState<string | null>(null)
  /** The trial's errors in rows that were then left out. */
  const [leftOut, setLeftOut] = useState<readonly Fault[]>([])
  const navigate = useNavigate()

  /** @returns whether it has finished */
  const walk = (isTrial: boolean): Promise<boolean> => {
    stopping.current = false
    return sendBatches(run.current, {
      isTrial,
      isStopped: () => stopping.current,
      onResponse: () => {
        setDone(respondedRows(run.current))
        const entryId = entryOf(run.current)
        if (entryId !== undefined) setWritten(entryId)
      },
      send: ({ rows: products }, importId) =>
        sendRows({
          ...{ products, dryRun: isTrial, fileName },
          ...(importId !== undefined && { importId }),
        }),
    })
  }

  const startWith = (all: readonly FileRow[]) => {
    run.current = sendingOf(...split(all))
    setRows(all)
    setDone(0)
  }

  const check = async (all: readonly FileRow[]) => {
    startWith(all)
    setPhase("checking")
    try {
      if (!(await walk(true))) {
        setPhase("mapping")
        return
      }
      const found = withRepeated(importResultOf(run.current), repeatedRows(...split(all)))
      setImportResult(found)
      setPhase("checked")
      const [fault] = found.faults
      if (fault) refuse("Validation failed", fault.message)
    } catch (error) {
      refuse("Import failed", messageOf(error, "The file could not be checked"))
      setPhase("mapping")
    }
  }

  const showResult = (result: ImportResult) => {
    const entryId = entryOf(run.current)
    const action = { label: "Undo", run: () => navigate(undoOf(entryId ?? "")) }
    toast({ ...doneText(result), ...(entryId !== undefined && { action }) })
  }

  const write = async () => {
    setPhase("importing")
    try {
      const isWhole = await walk(false)
      const found = importResultOf(run.current)
      setImportResult(found)
      setPhase(isWhole ? "done" : "stopped")
      if (isWhole) showResult(found)
    } catch (error) {
      refuse("Import failed", messageOf(error, "The store could not be reached"))
      setPhase("stopped")
    }
    await invalidateKeys(client, [queryKeys.products])
  }

  return {
    phase,
    rows,
    importResult,
    /** Number of rows sent, and the total. */
    progress: { done, total: rows.length },
    check,
    /** Imports these rows. */
    begin: (good: readonly FileRow[]) => {
      setLeftOut(importResult.faults)
      startWith(good)
      return write()
    },
    resume: write,
    stop: () => {
      stopping.current = true
    },
    back: () => setPhase("mapping"),
    leftOut,
    /** Path where the import can be viewed; null when nothing was written. */
    historyAt: written === null ? null : historyOf(written),
    /** Path where the import can be reverted; null when nothing was written. */
    undoAt: written === null ? null : undoOf(written),
  }
}

function doneText(importResult: ImportResult): Toast {
  const failed = countOf(importResult, "failed")
  const imported = importResult.rows.length - failed
  const more = failed ? ` ${failed} failed.` : ""
  return { title: "Import completed", description: `Successfully imported ${imported} products.${more}` }
}
