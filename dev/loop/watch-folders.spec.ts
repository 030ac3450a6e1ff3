import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { watchFolders } from "./watch-folders"

describe("watching folders", () => {
  let root: string
  let end: () => void
  let changes: number
  let changed: () => void
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "ratna-watch-"))
    mkdirSync(path.join(root, "a/b"), { recursive: true })
    changes = 0
    end = watchFolders([root], () => {
      changes++
      changed()
    })
  })
  afterEach(() => {
    end()
    rmSync(root, { recursive: true })
  })

  /** Resolves when the change is noticed; the test times out when it isn't. */
  const noticed = (act: () => void) =>
    new Promise<void>((resolve) => {
      changed = resolve
      act()
    })
  const write = (file: string) => writeFileSync(path.join(root, file), String(Math.random()))

  it("each time an editor saves a file by replacing it", async () => {
    for (let time = 0; time < 3; time++) {
      await noticed(() => {
        write("a/b/.draft")
        renameSync(path.join(root, "a/b/.draft"), path.join(root, "a/b/x.ts"))
      })
    }
    expect(changes).toBe(3)
  })

  it("files in new folders, and in folders that were deleted and created again", async () => {
    await noticed(() => mkdirSync(path.join(root, "new")))
    await noticed(() => write("new/x.ts"))
    await noticed(() => {
      rmSync(path.join(root, "new"), { recursive: true })
      mkdirSync(path.join(root, "new"))
    })
    await noticed(() => write("new/y.ts"))
    expect(changes).toBe(4)
  })
})
