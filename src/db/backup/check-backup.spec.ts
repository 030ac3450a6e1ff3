import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { requireEmpty } from "./back-up"
import { checkBackup } from "./check-backup"
import { digestOf } from "./digest"
import { keyMark, writeManifest } from "./manifest"

const key = Buffer.alloc(32, 1).toString("base64")
let folder: string
const at = (name: string) => path.join(folder, name)

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "ratna-backup-"))
  for (const [name, text] of [
    ["tables/faq.copy.gz", "rows"],
    ["uploads/ten_1/a.webp", "picture"],
  ] as const) {
    mkdirSync(path.dirname(at(name)), { recursive: true })
    writeFileSync(at(name), text)
  }
  await writeManifest(folder, {
    format: "ratna backup 1",
    takenAt: "2026-11-22T10:00:00.000Z",
    postgres: "17.9",
    keyMark: keyMark(key),
    tables: { faq: { columns: ["tenant_id"], rows: 1 } },
    sequences: {},
    files: {
      "tables/faq.copy.gz": await digestOf(at("tables/faq.copy.gz")),
      "uploads/ten_1/a.webp": await digestOf(at("uploads/ten_1/a.webp")),
    },
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

it("a complete backup is accepted", async () => {
  await expect(checkBackup(folder, [key])).resolves.toMatchObject({ tables: { faq: { rows: 1 } } })
})

it.each<[string, () => void, RegExp]>([
  [
    "a changed picture",
    () => writeFileSync(at("uploads/ten_1/a.webp"), "Picture"),
    /a\.webp isn't what was written/,
  ],
  ["a missing table", () => rmSync(at("tables/faq.copy.gz")), /tables\/faq\.copy\.gz is missing/],
  ["an added file", () => writeFileSync(at("uploads/ten_1/b.webp"), "x"), /b\.webp was added to it/],
  [
    "a changed manifest",
    () =>
      writeFileSync(
        at("manifest.json"),
        readFileSync(at("manifest.json"), "utf8").replace('"rows": 1', '"rows": 2')
      ),
    /manifest\.json was changed/,
  ],
  [
    "one that was broken off",
    () => rmSync(at("manifest.sha256")),
    /holds no backup, or one that was broken off/,
  ],
])("refuses %s and reports it", async (_what, damage, message) => {
  damage()
  await expect(checkBackup(folder, [key])).rejects.toThrow(message)
})

it("refuses another installation's key, which can't decrypt its secrets", async () => {
  const other = Buffer.alloc(32, 2).toString("base64")
  await expect(checkBackup(folder, [other])).rejects.toThrow(/belongs to another RATNA_SECRET_KEY/)
  // The backup was made before a rotation.
  await expect(checkBackup(folder, [other, key])).resolves.toBeDefined()
})

it("never overwrites existing data", async () => {
  await expect(requireEmpty(folder)).rejects.toThrow(/isn't empty/)
  await expect(requireEmpty(at("new"))).resolves.toBeUndefined()
})
