import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

interface Report {
  diagnostics: { message: string; filename: string; labels: { span: { line: number; column: number } }[] }[]
}

const folder = mkdtempSync(path.join(tmpdir(), "ratna-lint-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the messages of the rule for each file, by the file's name. */
function lint(files: Record<string, string>): Record<string, string[]> {
  const plugin = { name: "ratna", specifier: path.resolve("dev/lint/plain-words.cjs") }
  const config = {
    plugins: [],
    jsPlugins: [plugin],
    categories: { correctness: "off" },
    rules: { "ratna/plain-words": "error", "ratna/no-number-inputs": "error" },
  }
  writeFileSync(path.join(folder, ".oxlintrc.json"), JSON.stringify(config))
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), code)
  }
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(files).map((name) => [name, []]))
  for (const { filename, message, labels } of reportOf().diagnostics) {
    const at = labels[0]?.span
    found[path.relative(folder, filename)]?.push(`${String(at?.line)}:${String(at?.column)} ${message}`)
  }
  return found
}

/** oxlint's exit code is 1 when it has found something. */
function reportOf(): Report {
  const options = ["-c", path.join(folder, ".oxlintrc.json"), "-f", "json", folder]
  try {
    return JSON.parse(execFileSync("node_modules/.bin/oxlint", options, { encoding: "utf8" })) as Report
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as Report
  }
}

it("accepts longer words, columns of the database, and texts for people", () => {
  const found = lint({
    "longer-words.ts": "export const mushroom = bedroom + desktop + maskedPan",
    "column.ts": "export const amount = row.asked_paise",
    "text.ts": 'export const text = "Our desk is open. You asked, we told you."',
    "comment.ts": "// Broomsticks are adored outdoors.\nexport {}",
    "src/mushrooms.ts": "export {}",
    "page.ts": "// Every shop page has it, and a shopper sees it.\nexport const shopPage = shopper",
  })
  expect(Object.values(found).flat()).toEqual([])
})

it("rejects a word of the house style's table, with the standard term in the message", () => {
  const found = lint({
    "variable.ts": "export const setVerdict = 1",
    "function.ts": "export function roomFor() {}",
    "member.ts": "export const it = { turnedAway: 1 }",
    "abbreviation.ts": "export class HTTPDoor {}",
    "element.tsx": "export const it = <Desk />",
    "private.ts": "export class It { #told = 1 }",
    "src/tenant-room.ts": "export {}",
    "src/giving-way.spec.ts": "export {}",
    "line-comment.ts": "// The gateway is asked again\nexport {}",
    "block-comment.ts": "/* Bulk work gives way to others. */\nexport {}",
    "tenant.ts": "/** Returns the host of another shop. */\nexport const openShops = 1",
  })
  expect(found).toEqual({
    "variable.ts": ["1:14 'setVerdict' contains 'verdict'. Use the standard term: result."],
    "function.ts": [expect.stringContaining("'roomFor' contains 'room'")],
    "member.ts": [expect.stringContaining("'turnedAway' contains 'turnedaway'")],
    "abbreviation.ts": [expect.stringContaining("'HTTPDoor' contains 'door'")],
    "element.tsx": [expect.stringContaining("'Desk' contains 'desk'")],
    "private.ts": [expect.stringContaining("'told' contains 'told'")],
    "src/tenant-room.ts": [expect.stringContaining("The file's name contains 'room'")],
    "src/giving-way.spec.ts": [expect.stringContaining("The file's name contains 'givingway'")],
    "line-comment.ts": [expect.stringContaining("The comment contains 'asked'")],
    "block-comment.ts": [expect.stringContaining("The comment contains 'gives way'")],
    "tenant.ts": [
      expect.stringContaining("The comment contains 'another shop'. Use the standard term: tenant."),
      expect.stringContaining("'openShops' contains 'shops'. Use the standard term: tenants."),
    ],
  })
})

it("rejects an input that the mouse wheel changes", () => {
  const found = lint({
    "number.tsx": 'export const it = <input type="number" />',
    "choice.tsx": 'export const it = <Field type={isNumber ? "number" : "text"} />',
    "text.tsx": 'export const it = <input type="text" inputMode="decimal" name="number" />',
  })
  expect(found).toEqual({
    "number.tsx": [expect.stringContaining("The mouse wheel changes")],
    "choice.tsx": [expect.stringContaining("The mouse wheel changes")],
    "text.tsx": [],
  })
})
