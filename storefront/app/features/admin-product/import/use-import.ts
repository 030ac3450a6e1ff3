import { useRef, useState } from "react"
import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router-dom"
import { staleAfterAdmin } from "~/lib/admin-mutation"
import { messageOf } from "~/lib/api"
import { invalidateKeys } from "~/lib/invalidate"
import { toast, type Toast } from "~/ui/toast-store"
import { batchesOf, type ImportRow } from "./rows"
import { sendRows } from "./send-rows"
import { countOf, noVerdict, withBatch, type Verdict } from "./verdict"

/** Where an import is read again, and looked at before it is taken back. */
const historyOf = (entryId: string): string => `/admin/history?entry=${entryId}&revert=open`

export type Phase = "mapping" | "checking" | "checked" | "importing" | "stopped" | "done"

/** Where a run was when it was stopped: it goes on from there. */
interface Run {
  next: number
  verdict: Verdict
  importId?: string
  /** The entry of the history that it goes into, once it has changed something. */
  entryId?: string
}

const start = (): Run => ({ next: 0, verdict: noVerdict })
const refuse = (title: string, description: string) => toast({ title, description, variant: "destructive" })

/** Tries a file's rows out, then writes them, batch by batch; stopped or cut off, it goes on where it was. */
export function useImport(fileName: string) {
  const client = useQueryClient()
  const [phase, setPhase] = useState<Phase>("mapping")
  const [rows, setRows] = useState<readonly ImportRow[]>([])
  const [verdict, setVerdict] = useState<Verdict>(noVerdict)
  const [done, setDone] = useState(0)
  const stopping = useRef(false)
  const run = useRef<Run>(start())
  /** Where what was written can be taken back; null where nothing was. */
  const [undoAt, setUndoAt] = useState<string | null>(null)
  const navigate = useNavigate()

  /** It is asked to stop while a batch is under way. */
  const isStopped = (): boolean => stopping.current

  /** @returns whether it came to its end */
  const walk = async (all: readonly ImportRow[], dryRun: boolean): Promise<boolean> => {
    stopping.current = false
    const batches = batchesOf(all)
    for (; run.current.next < batches.length; run.current.next++) {
      const batch = batches[run.current.next]
      if (isStopped() || !batch) return false
      const { importId } = run.current
      const answer = await sendRows({
        ...{ products: batch.rows, dryRun, fileName },
        ...(importId !== undefined && { importId }),
      })
      run.current.verdict = withBatch(run.current.verdict, batch.from, answer)
      if (answer.importId !== undefined) run.current.importId = answer.importId
      if (answer.entryId !== undefined) {
        run.current.entryId = answer.entryId
        setUndoAt(historyOf(answer.entryId))
      }
      setDone(batch.from + batch.rows.length)
    }
    return true
  }

  const check = async (all: readonly ImportRow[]) => {
    run.current = start()
    setRows(all)
    setDone(0)
    setPhase("checking")
    try {
      if (!(await walk(all, true))) {
        setPhase("mapping")
        return
      }
      setVerdict(run.current.verdict)
      setPhase("checked")
      const [fault] = run.current.verdict.faults
      if (fault) refuse("Validation failed", fault.message)
    } catch (error) {
      refuse("Import failed", messageOf(error, "The file could not be checked"))
      setPhase("mapping")
    }
  }

  const tellDone = ({ verdict: result, entryId }: Run) => {
    const action = { label: "Undo", run: () => navigate(historyOf(entryId ?? "")) }
    toast({ ...doneText(result), ...(entryId !== undefined && { action }) })
  }

  const write = async (all: readonly ImportRow[]) => {
    setPhase("importing")
    try {
      const isWhole = await walk(all, false)
      setVerdict(run.current.verdict)
      setPhase(isWhole ? "done" : "stopped")
      if (isWhole) tellDone(run.current)
    } catch (error) {
      refuse("Import failed", messageOf(error, "The store could not be reached"))
      setPhase("stopped")
    }
    await invalidateKeys(client, staleAfterAdmin.importProducts)
  }

  return {
    phase,
    rows,
    verdict,
    /** How many rows have been sent, of how many. */
    progress: { done, total: rows.length },
    check,
    /** Writes these rows. */
    begin: (good: readonly ImportRow[]) => {
      run.current = start()
      setRows(good)
      setDone(0)
      return write(good)
    },
    resume: () => write(rows),
    stop: () => {
      stopping.current = true
    },
    back: () => setPhase("mapping"),
    undoAt,
  }
}

function doneText(verdict: Verdict): Toast {
  const failed = countOf(verdict, "failed")
  const imported = verdict.rows.length - failed
  const more = failed ? ` ${failed} failed.` : ""
  return { title: "Import completed", description: `Successfully imported ${imported} products.${more}` }
}
