import { existsSync, readFileSync } from "node:fs"
import { isSource, mutated } from "./mutation"
import { mutations } from "./mutations"

it("each guard is still where the list of mutations says, exactly once", () => {
  for (const { change } of mutations) {
    if (!isSource(change)) continue
    const text = readFileSync(change.file, "utf8")
    expect(mutated(text, change)).not.toBe(text)
  }
})

it("there are enough of them, each with a name of its own and specs that exist", () => {
  expect(mutations.length).toBeGreaterThanOrEqual(25)
  expect(new Set(mutations.map((it) => it.name)).size).toBe(mutations.length)
  expect(mutations.flatMap((it) => it.caughtBy).filter((it) => !existsSync(it))).toEqual([])
})
