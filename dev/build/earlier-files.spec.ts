import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { dropFiles, keepFiles } from "./earlier-files"

const hour = 60 * 60_000
let folder = ""
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "ratna-earlier-"))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds these files at this hour. */
function build(hours: number, files: string[]): void {
  const [own, earlier, now] = [path.join(folder, "own"), path.join(folder, "earlier"), new Date(hours * hour)]
  keepFiles(own, earlier, now)
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own)
  for (const file of files) writeFileSync(path.join(own, file), file)
  dropFiles(own, earlier, now)
}

const kept = (): string[] => readdirSync(path.join(folder, "earlier")).sort()

it("open pages find the files of every build that was replaced within a day, however old it was", () => {
  build(0, ["app-1.js", "same.js"])
  expect(kept()).toEqual([])
  build(100, ["app-2.js", "same.js"])
  expect(kept()).toEqual(["app-1.js"])
  build(120, ["app-3.js"])
  expect(kept()).toEqual(["app-1.js", "app-2.js", "same.js"])
  build(125, ["app-4.js"])
  expect(kept()).toEqual(["app-2.js", "app-3.js", "same.js"])
})
