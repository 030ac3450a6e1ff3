import type { HistoryEntry, RevertResult } from "../../src/contract/history"
import type { Client } from "./client"
import { expectStatus } from "./shopper"

/** Returns the history entries that match, newest first. */
export const historyOf = async (admin: Client, query = ""): Promise<HistoryEntry[]> =>
  expectStatus(await admin.get<HistoryEntry[]>(`/api/admin/history?${query}`), 200).body

export async function newestEntry(admin: Client, query = ""): Promise<HistoryEntry> {
  const [entry] = await historyOf(admin, query)
  if (!entry) throw new Error(`Nothing in the history matches ${query}`)
  return entry
}

export const revert = (admin: Client, id: string, body: object = {}) =>
  admin.post<RevertResult>(`/api/admin/history/${id}/revert`, body)

/** Reverts the newest history entry that matches. */
export async function revertNewest(admin: Client, query = "", body: object = {}): Promise<RevertResult> {
  return expectStatus(await revert(admin, (await newestEntry(admin, query)).id, body), 200).body
}
