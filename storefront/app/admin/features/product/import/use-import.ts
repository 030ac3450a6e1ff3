import { useRef, useState } from "react"
import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router-dom"
import { staleAfterAdmin } from "~/lib/admin-mutation"
import { messageOf } from "~/lib/api"
import { invalidateKeys } from "~/lib/invalidate"
import { toast, type Toast } from "~/ui/toast-store"
import { repeatedRows, type ImportRow } from "./rows"
import { answeredRows, entryOf, sendBatches, sendingOf, importResultOf } from "./send-batches"
import { sendRows } from "./send-rows"
import { countOf, emptyImportResult, withRepeated, type ImportResult } from "./import-result"

/** Path of an import's history entry, with its revert dialog open. */
const historyOf = (entryId: string): string => `/admin/history?entry=${entryId}&revert=open`

export type Phase = "mapping" | "checking" | "checked" | "importing" | "stopped" | "done"

const refuse = (title: string, description: string) => toast({ title, description, variant: "destructive" })

/**
 * Runs a trial of a file's rows, then imports them, batch by batch. When stopped or interrupted, it resumes where it
 * was.
 */
export function useImport(fileName: string) {
  const client = useQueryClient()
  const [phase, setPhase] = useState<Phase>("mapping")
  const [rows, setRows] = useState<readonly ImportRow[]>([])
  const [importResult, setImportResult] = useState<ImportResult>(emptyImportResult)
  const [done, setDone] = useState(0)
  const stopping = useRef(false)
  /** The stopped run, which the next run resumes. */
  const run = useRef(sendingOf([]))
  /** Path where the import can be reverted; null when nothing was written. */
  const [undoAt, setUndoAt] = useState<string | null>(null)
  const navigate = useNavigate()

  /** @returns whether it has finished */
  const walk = (isTrial: boolean): Promise<boolean> => {
    stopping.current = false
    return sendBatches(run.current, {
      isTrial,
      isStopped: () => stopping.current,
      onAnswer: () => {
        setDone(answeredRows(run.current))
        const entryId = entryOf(run.current)
        if (entryId !== undefined) setUndoAt(historyOf(entryId))
      },
      send: ({ rows: products }, importId) =>
        sendRows({
          ...{ products, dryRun: isTrial, fileName },
          ...(importId !== undefined && { importId }),
        }),
    })
  }

  const check = async (all: readonly ImportRow[]) => {
    run.current = sendingOf(all)
    setRows(all)
    setDone(0)
    setPhase("checking")
    try {
      if (!(await walk(true))) {
        setPhase("mapping")
        return
      }
      const found = withRepeated(importResultOf(run.current), repeatedRows(all))
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
    const action = { label: "Undo", run: () => navigate(historyOf(entryId ?? "")) }
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
    await invalidateKeys(client, staleAfterAdmin.importProducts)
  }

  return {
    phase,
    rows,
    importResult,
    /** Number of rows sent, and the total. */
    progress: { done, total: rows.length },
    check,
    /** Imports these rows. */
    begin: (good: readonly ImportRow[]) => {
      run.current = sendingOf(good)
      setRows(good)
      setDone(0)
      return write()
    },
    resume: write,
    stop: () => {
      stopping.current = true
    },
    back: () => setPhase("mapping"),
    undoAt,
  }
}

function doneText(importResult: ImportResult): Toast {
  const failed = countOf(importResult, "failed")
  const imported = importResult.rows.length - failed
  const more = failed ? ` ${failed} failed.` : ""
  return { title: "Import completed", description: `Successfully imported ${imported} products.${more}` }
}
