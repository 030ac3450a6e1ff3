import { existsSync, readFileSync } from "node:fs"
import { isSource, mutated } from "./mutation"
import { mutations } from "./mutations"

it("every guard occurs exactly once in the file that the list of mutations names", () => {
  for (const { change } of mutations) {
    if (!isSource(change)) continue
    const text = readFileSync(change.file, "utf8")
    expect(mutated(text, change)).not.toBe(text)
  }
})

it("mutations have unique names and existing specs, and there are enough of them", () => {
  expect(mutations.length).toBeGreaterThanOrEqual(25)
  expect(new Set(mutations.map((it) => it.name)).size).toBe(mutations.length)
  expect(mutations.flatMap((it) => it.caughtBy).filter((it) => !existsSync(it))).toEqual([])
})
