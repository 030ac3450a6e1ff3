import type { BulkImportResult } from "@contract/bulk-import"
import { ApiError } from "~/lib/api"
import { repeatedRows } from "./rows"
import { respondedRows, sendBatches, sendingOf, importResultOf } from "./send-batches"
import { withRepeated } from "./import-result"

const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ slug: `stone-${n}` }))
const resultOf = (rows: readonly unknown[]): BulkImportResult => ({
  ...{ success: rows.length, failed: 0, warnings: [], errors: [], importId: "imp_1" },
  rows: rows.map((_row, n) => ({ row: n + 1, result: "created" as const })),
})

/** A server whose responses the test releases. */
function slowServer() {
  const calls: { from: number; importId: string | undefined; respond: () => void; fail: () => void }[] = []
  let stopped = false
  const way = {
    isTrial: false,
    isStopped: () => stopped,
    onResponse: () => undefined,
    send: ({ from, rows }: { from: number; rows: readonly unknown[] }, importId: string | undefined) =>
      new Promise<BulkImportResult>((resolve, reject) => {
        const fail = () => reject(new Error("unreached"))
        calls.push({ from, importId, respond: () => resolve(resultOf(rows)), fail })
      }),
  }
  /** Waits until released responses have been processed. */
  const settle = async () => {
    for (let n = 0; n < 20; n++) await Promise.resolve()
  }
  return { calls, way, settle, stop: () => (stopped = true), goOn: () => (stopped = false) }
}

it("the first batch is sent alone, as its response names the import; then two at once", async () => {
  const { calls, way, settle } = slowServer()
  const sending = sendingOf(rowsOf(3_500))
  const walk = sendBatches(sending, way)
  expect(calls.map((it) => it.importId)).toEqual([undefined])
  calls[0]?.respond()
  await settle()
  expect(calls.map((it) => [it.from, it.importId])).toEqual([
    [0, undefined],
    [1000, "imp_1"],
    [2000, "imp_1"],
  ])
  calls[2]?.respond()
  await settle()
  calls[3]?.respond()
  calls[1]?.respond()
  expect(await walk).toBe(true)
  const { rows } = importResultOf(sending)
  expect(rows.map((it) => it.row)).toEqual(Array.from({ length: 3_500 }, (_, n) => n + 1))
})

it("when stopped, it waits for running batches, and later resumes with those without a response", async () => {
  const { calls, way, settle, stop, goOn } = slowServer()
  const sending = sendingOf(rowsOf(4_000))
  const walk = sendBatches(sending, way)
  calls[0]?.respond()
  await settle()
  stop()
  calls[2]?.respond()
  calls[1]?.respond()
  expect(await walk).toBe(false)
  expect([calls.length, respondedRows(sending)]).toEqual([3, 3_000])
  goOn()
  const again = sendBatches(sending, way)
  calls[3]?.respond()
  expect(await again).toBe(true)
  expect(calls.map((it) => it.from)).toEqual([0, 1000, 2000, 3000])
})

it("a failed batch doesn't lose the other's response, and only it is sent again", async () => {
  const { calls, way, settle } = slowServer()
  const sending = sendingOf(rowsOf(3_000))
  const walk = sendBatches(sending, way)
  calls[0]?.respond()
  await settle()
  calls[1]?.fail()
  calls[2]?.respond()
  await expect(walk).rejects.toThrow("unreached")
  expect(respondedRows(sending)).toBe(2_000)
  const again = sendBatches(sending, way)
  calls[3]?.respond()
  expect(await again).toBe(true)
  expect(calls.map((it) => it.from)).toEqual([0, 1000, 2000, 1000])
})

describe("a batch that is refused because the tenant is over its rate limit", () => {
  const tooMany = new ApiError(429, "TOO_MANY_REQUESTS", "Too many requests. Please try again later.")
  /** Refuses the first requests, then accepts all. */
  function crowdedServer(refusals: number) {
    const sent: (string | undefined)[] = []
    const waited: number[] = []
    const way = {
      ...{ isTrial: false, isStopped: () => false, onResponse: () => undefined },
      send: ({ rows }: { rows: readonly unknown[] }, importId: string | undefined) => {
        sent.push(importId)
        return sent.length > refusals ? Promise.resolve(resultOf(rows)) : Promise.reject(tooMany)
      },
      pause: (ms: number) => Promise.resolve(waited.push(ms)),
    }
    return { way, sent, waited }
  }

  it("is retried after a delay, the first one still alone", async () => {
    const { way, sent, waited } = crowdedServer(2)
    const sending = sendingOf(rowsOf(2_000))
    expect(await sendBatches(sending, way)).toBe(true)
    expect([sent, waited]).toEqual([
      [undefined, undefined, undefined, "imp_1"],
      [1_000, 2_000],
    ])
    expect(importResultOf(sending).rows).toHaveLength(2_000)
  })

  it("fails after the last of several delays", async () => {
    const { way, waited } = crowdedServer(100)
    await expect(sendBatches(sendingOf(rowsOf(10)), way)).rejects.toBe(tooMany)
    expect(waited).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
  })
})

it("a duplicate slug is refused wherever its rows are in the file, since concurrent batches can't both be last", () => {
  const rows = [...rowsOf(1_500), { slug: " stone-3" }, { slug: "" }, { slug: "" }]
  const repeated = repeatedRows(rows)
  expect(repeated).toEqual([{ row: 1501, slug: "stone-3" }])
  const response = {
    ...resultOf(rows),
    faults: [{ row: 1503, field: "name", message: "Row 1503: Name is required" }],
  }
  const { faults, rows: results } = withRepeated(response, repeated)
  expect(faults.map((it) => it.message)).toEqual([
    "Row 1501: The slug stone-3 appears twice in the file",
    "Row 1503: Name is required",
  ])
  expect([results[3]?.result, results[1500]?.result]).toEqual(["created", "failed"])
})
