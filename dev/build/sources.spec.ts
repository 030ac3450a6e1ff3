import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { hashOf } from "./sources"

describe("sources hash", () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "ratna-sources-"))
    mkdirSync(path.join(root, "src/node_modules"), { recursive: true })
    write("src/a.ts", "one")
    write("lock.json", "{}")
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
  const hash = () => hashOf(["lock.json", "src", "missing"], root)

  it("changes with a file's content, a new file and a new name", async () => {
    const seen = [await hash()]
    write("src/a.ts", "two")
    seen.push(await hash())
    write("src/b.ts", "")
    seen.push(await hash())
    rmSync(path.join(root, "src/b.ts"))
    write("src/c.ts", "")
    seen.push(await hash())
    expect(new Set(seen).size).toBe(4)
  })

  it("doesn't change with tests and installed packages", async () => {
    const before = await hash()
    write("src/a.spec.ts", "a test")
    write("src/node_modules/x.js", "a package")
    expect(await hash()).toBe(before)
  })
})
