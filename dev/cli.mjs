// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare({ storefront: false })
/** @type {typeof import("./start/cli.js")} */
const { main } = await load("dev/start/cli.ts")
await main(process.argv.slice(2))
