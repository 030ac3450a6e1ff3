import { readdirSync } from "node:fs"
import path from "node:path"
import { scheduledJobs } from "./jobs"

it("every job that Medusa schedules is watched", async () => {
  const folder = path.resolve("src/jobs")
  const names = await Promise.all(
    readdirSync(folder).map(async (file) => {
      const { config } = (await import(path.join(folder, file))) as { config: { name: string } }
      return config.name
    })
  )
  expect(names.sort()).toEqual([...scheduledJobs].sort())
})
