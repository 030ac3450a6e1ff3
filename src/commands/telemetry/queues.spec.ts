import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { queues } from "./queues"

it("the metrics report every queue, so that none grows unnoticed", () => {
  const files = readdirSync("src/modules", { recursive: true, encoding: "utf8" })
  const texts = files
    .filter((file) => /(?<!\.spec)\.ts$/.test(file))
    .map((file) => readFileSync(path.join("src/modules", file), "utf8"))
  const declared = texts.flatMap((text) =>
    [...text.matchAll(/new WorkQueue\(\{\s*name: "([^"]+)"/g)].map((match) => String(match[1]))
  )
  expect(queues.map(({ name }) => name).sort()).toEqual(declared.sort())
})
