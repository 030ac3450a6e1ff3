/**
 * Imports a file of diamonds as a tenant's back office does, and reports after each response how many rows were
 * imported. It runs in a separate process, so that it doesn't delay the measuring process, with a low priority: an
 * admin has a machine of their own. The first message that it receives contains the
 * tenant, the session cookies and the number of rows.
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
  await sendRows(admin, file, false, (response) => {
    done += response.rows.length
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
