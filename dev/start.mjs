// @ts-check
import { load, prepare, unload } from "./prepare.mjs"

await prepare()
if ((process.env.RATNA_ROLE || "all") === "all") {
  /** @type {typeof import("./start/main.js")} */
  const { main } = await load("dev/start/main.ts")
  await main()
} else {
  /** @type {typeof import("./start/role.js")} */
  const { prepareRole } = await load("dev/start/role.ts")
  const launch = await prepareRole()
  if (launch) {
    unload()
    process.chdir(launch.cwd)
    await import(launch.entry)
  } else process.exit()
}
