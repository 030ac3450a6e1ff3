import type { BulkImportResult } from "@contract/bulk-import"
import { importsAtOnce } from "@contract/rules/import-batches"
import { isStatus } from "~/lib/api"
import { batchesOf, type Batch, type ImportRow } from "./rows"
import { emptyImportResult, withBatch, type ImportResult } from "./import-result"

/** A run of row batches. A batch with a response isn't sent again. */
export interface Sending {
  readonly batches: readonly Batch[]
  /** Responses by batch index. */
  readonly responses: (BulkImportResult | undefined)[]
  /** Id of the import, from its first response; a trial has none. */
  importId?: string
}

export const sendingOf = (rows: readonly ImportRow[], numbers?: readonly number[]): Sending => ({
  batches: batchesOf(rows, numbers),
  responses: [],
})

/** Number of rows with a response. */
export const respondedRows = ({ batches, responses }: Sending): number =>
  batches.reduce((sum, batch, n) => sum + (responses[n] ? batch.rows.length : 0), 0)

/** Id of the history entry, once the import has changed something. */
export const entryOf = ({ responses }: Sending): string | undefined =>
  responses.find((it) => it?.entryId !== undefined)?.entryId

/** Combined result of the rows so far, in the file's order. */
export const importResultOf = ({ batches, responses }: Sending): ImportResult =>
  batches.reduce((importResult, { numbers }, n) => {
    const response = responses[n]
    return response ? withBatch(importResult, numbers, response) : importResult
  }, emptyImportResult)

/** Delays in ms after successive rate-limit refusals; after the last one the batch fails. */
const patience = [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]

interface Way {
  send: (batch: Batch, importId: string | undefined) => Promise<BulkImportResult>
  /** A trial has no import id that later batches need. */
  isTrial: boolean
  isStopped: () => boolean
  onResponse: () => void
  /** Waits; in ms. */
  pause?: (ms: number) => Promise<unknown>
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends the batches without a response, some concurrently: slugs are unique, so that batches are independent. A batch
 * that is refused by the rate limit has changed nothing and is retried.
 * @returns whether all have responses; false when stopped
 * @throws any error of `send`, after the other running batches have finished
 */
export async function sendBatches(
  sending: Sending,
  { send, isTrial, isStopped, onResponse: onResponse, pause = sleep }: Way
): Promise<boolean> {
  const waiting = sending.batches.flatMap((batch, n) => (sending.responses[n] ? [] : [{ batch, n }]))
  let failed = false
  let refusals = 0
  const sendNext = async (): Promise<boolean> => {
    const next = failed || isStopped() ? undefined : waiting.shift()
    if (!next) return false
    try {
      const response = await send(next.batch, sending.importId)
      refusals = 0
      sending.responses[next.n] = response
      if (response.importId !== undefined) sending.importId ??= response.importId
      onResponse()
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
  return respondedRows(sending) === sending.batches.reduce((sum, it) => sum + it.rows.length, 0)
}
