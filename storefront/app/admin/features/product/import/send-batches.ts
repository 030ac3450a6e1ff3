import type { BulkImportResult } from "@contract/bulk-import"
import { importsAtOnce } from "@contract/rules/import-batches"
import { isStatus } from "~/lib/api"
import { batchesOf, type Batch, type ImportRow } from "./rows"
import { emptyImportResult, withBatch, type ImportResult } from "./import-result"

/** Rows on their way, batch by batch: what has its answer isn't sent again. */
export interface Sending {
  readonly batches: readonly Batch[]
  /** By the batches' places. */
  readonly answers: (BulkImportResult | undefined)[]
  /** Of a real import, once its first answer has named it. */
  importId?: string
}

export const sendingOf = (rows: readonly ImportRow[]): Sending => ({ batches: batchesOf(rows), answers: [] })

/** How many rows have their answer. */
export const answeredRows = ({ batches, answers }: Sending): number =>
  batches.reduce((sum, batch, n) => sum + (answers[n] ? batch.rows.length : 0), 0)

/** The entry of the history that it goes into, once it has changed something. */
export const entryOf = ({ answers }: Sending): string | undefined =>
  answers.find((it) => it?.entryId !== undefined)?.entryId

/** What has been said of the file's rows so far, in their order. */
export const importResultOf = ({ batches, answers }: Sending): ImportResult =>
  batches.reduce((importResult, { from }, n) => {
    const answer = answers[n]
    return answer ? withBatch(importResult, from, answer) : importResult
  }, emptyImportResult)

/** How long to wait, in ms, after each refusal in a row for calls that came too fast; after the last it is given up. */
const patience = [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]

interface Way {
  send: (batch: Batch, importId: string | undefined) => Promise<BulkImportResult>
  /** A trial has no import whose name the later batches must know. */
  isTrial: boolean
  isStopped: () => boolean
  onAnswer: () => void
  /** Time that passes, in ms. */
  pause?: (ms: number) => Promise<unknown>
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends the batches that have no answer yet, some at once: each row has a slug of its own, so that no batch's verdict hangs
 * on another's. One that is refused because the shop calls too often has changed nothing, and is sent again.
 * @returns whether all have their answers; false where it was stopped
 * @throws what `send` throws, after the others under way have come back: then nothing is sent that nobody listens for
 */
export async function sendBatches(
  sending: Sending,
  { send, isTrial, isStopped, onAnswer, pause = sleep }: Way
): Promise<boolean> {
  const waiting = sending.batches.flatMap((batch, n) => (sending.answers[n] ? [] : [{ batch, n }]))
  let failed = false
  let refusals = 0
  const sendNext = async (): Promise<boolean> => {
    const next = failed || isStopped() ? undefined : waiting.shift()
    if (!next) return false
    try {
      const answer = await send(next.batch, sending.importId)
      refusals = 0
      sending.answers[next.n] = answer
      if (answer.importId !== undefined) sending.importId ??= answer.importId
      onAnswer()
      return true
    } catch (error) {
      const wait = isStatus(error, 429) ? patience[refusals++] : undefined
      if (wait !== undefined) {
        waiting.unshift(next)
        await pause(wait)
        return true
      }
      failed = true
      throw error
    }
  }
  const sendOn = async () => {
    while (await sendNext());
  }
  if (!isTrial) while (sending.importId === undefined && (await sendNext()));
  const lanes = await Promise.allSettled(Array.from({ length: importsAtOnce }, sendOn))
  const fault = lanes.find((it) => it.status === "rejected")
  if (fault) throw fault.reason
  return answeredRows(sending) === sending.batches.reduce((sum, it) => sum + it.rows.length, 0)
}
