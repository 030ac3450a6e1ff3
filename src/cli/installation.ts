import path from "node:path"
import { backUp, type Place, requireEmpty } from "../db/backup/back-up"
import { checkBackup } from "../db/backup/check-backup"
import type { Manifest } from "../db/backup/manifest"
import { requireNewDatabase, restore } from "../db/backup/restore"
import { readFlags } from "./flags"

/** @param from base of relative paths */
export async function backupCommand(place: Place, args: readonly string[], from: string): Promise<void> {
  const to = path.resolve(from, readFlags(args, ["to"], ["to"]).flags.to ?? "")
  const { tables, files } = await backUp(place, to)
  const rows = Object.values(tables).reduce((sum, it) => sum + it.rows, 0)
  const pictures = Object.keys(files).length - Object.keys(tables).length
  console.log(`${rows} rows of ${Object.keys(tables).length} tables and ${pictures} pictures are in ${to}`)
}

export interface RestoreOrder {
  from: string
  into: string
  secrets: string | undefined
}

/** @throws Error when the folder to restore into isn't new */
export async function readRestoreOrder(args: readonly string[], from: string): Promise<RestoreOrder> {
  const { flags } = readFlags(args, ["from", "into", "secrets"], ["from", "into"])
  const into = path.resolve(from, flags.into ?? "")
  await requireEmpty(into)
  return {
    from: path.resolve(from, flags.from ?? ""),
    into,
    secrets: flags.secrets === undefined ? undefined : path.resolve(from, flags.secrets),
  }
}

export { checkBackup, requireNewDatabase }

export async function restoreCommand(place: Place, order: RestoreOrder, manifest: Manifest): Promise<void> {
  await restore(place, order.from, manifest)
  console.log(`The installation of ${manifest.takenAt} is in ${order.into}`)
}
