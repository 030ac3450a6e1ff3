// @ts-check
import { loadStart, prepare } from "./prepare.mjs"

await prepare({ storefront: false, production: true })
/** @type {typeof import("./start/cli.js")} */
const { main } = await loadStart("dev/start/cli.ts")
await main(process.argv.slice(2))
