// @ts-check
import { printJsonLines } from "./json-lines.mjs"
import { missingFlags } from "./node-flags.cjs"
import { loadStart, prepare, unload } from "./prepare.mjs"

const role = process.env.RATNA_ROLE || "all"
if (role !== "all") printJsonLines(role)
else if (process.env.LOG_FORMAT === "json") printJsonLines("start")
await prepare({ production: true, flags: missingFlags })
if ((process.env.RATNA_ROLE || "all") === "all") {
  /** @type {typeof import("./start/main.js")} */
  const { main } = await loadStart("dev/start/main.ts")
  await main()
} else {
  /** @type {typeof import("./start/role.js")} */
  const { prepareRole } = await loadStart("dev/start/role.ts")
  const launch = await prepareRole()
  if (launch) {
    unload()
    process.chdir(launch.cwd)
    await import(launch.entry)
  } else process.exit()
}
