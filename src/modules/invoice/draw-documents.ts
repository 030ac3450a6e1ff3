import { pooledTasks, type TaskKind } from "../../lib/task-pool/task-pool"
import type { InvoiceDocument } from "./render/document"
import type { PackingSlip } from "./render/packing-slip"
import type { tasks } from "./render/tasks"

const pooled = pooledTasks<typeof tasks>(require.resolve("./render/tasks"))

/** An invoice of 100 lines, each with a passport, takes 1 s and 330 MB. */
const kind: TaskKind = { cpuMs: 15_000, memoryBytes: 450_000_000 }

/**
 * Draws invoices as one PDF; each starts on a new page. Each is a task of its own, so that other tenants' documents are
 * drawn between them.
 */
export const drawInvoices = (tenantId: string, invoices: readonly InvoiceDocument[]): Promise<Buffer> =>
  drawAll(tenantId, "invoices", invoices, (invoice) => pooled.run(tenantId, "invoice", invoice, kind))

/** Draws packing slips as one PDF; each starts on a new page. */
export const drawPackingSlips = (tenantId: string, slips: readonly PackingSlip[]): Promise<Buffer> =>
  drawAll(tenantId, "packing slips", slips, (slip) => pooled.run(tenantId, "packingSlip", slip, kind))

async function drawAll<T>(
  tenantId: string,
  what: string,
  documents: readonly T[],
  draw: (document: T) => Promise<Buffer>
): Promise<Buffer> {
  const files: Buffer[] = []
  for (const document of documents) files.push(await draw(document))
  const [only] = files
  if (only && files.length === 1) return only
  return pooled.run(tenantId, "join", { files, title: `${String(files.length)} ${what}` }, kind)
}
