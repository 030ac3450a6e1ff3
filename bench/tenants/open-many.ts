import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { unique } from "../../integration-tests/support/unique"
import { diamondsFile } from "../catalog/diamonds"
import { serverCli } from "../support/server-cli"

/** Opens this many tenants with this many stones each, by one command. @returns their slugs, and the seconds it took */
export async function openMany(count: number, stones: number): Promise<{ slugs: string[]; seconds: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-tenants-"))
  try {
    const file = path.join(folder, "stones.csv")
    await diamondsFile(file, stones)
    const slugs = Array.from({ length: count }, () => unique("many"))
    const folders = slugs.map((slug) => {
      const own = path.join(folder, slug)
      mkdirSync(own)
      const tenant = { brandName: `Shop ${slug}`, slug, domain: `${slug}.example` }
      const described = { tenant, brand: {}, settings: {}, content: {}, faqs: [], accounts: [] }
      writeFileSync(path.join(own, "tenant.json"), JSON.stringify(described))
      copyFileSync(file, path.join(own, "stones.csv"))
      return own
    })
    const from = performance.now()
    await serverCli(["tenant:load", ...folders])
    return { slugs, seconds: (performance.now() - from) / 1000 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
