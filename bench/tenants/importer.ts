/**
 * Imports a file of diamonds as a shop's back office does, and tells after each answer how many rows have landed. A
 * process of its own, so that who measures meanwhile isn't held up by it, and one that gives way: a shop's owner has a
 * machine of their own. Its first message says who signed in where.
 */
import { setPriority } from "node:os"
import { Client } from "../../integration-tests/support/client"
import { rowsOfPage, sendRows } from "../admin/import-rows"

export interface ImporterTask {
  slug: string
  cookies: [string, string][]
  rows: number
}

async function run({ slug, cookies, rows }: ImporterTask): Promise<void> {
  const admin = new Client(slug)
  for (const [name, value] of cookies) admin.cookies.set(name, value)
  const file = await rowsOfPage(rows)
  let done = 0
  await sendRows(admin, file, false, (answer) => {
    done += answer.rows.length
    process.send?.(done)
  })
}

setPriority(19)
process.once("disconnect", () => process.exit())
process.once("message", (task: ImporterTask) => {
  run(task).catch((error: unknown) => {
    console.error("The import ended:", error)
    process.exit(1)
  })
})
