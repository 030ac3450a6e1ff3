// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./mutations/main.js")} */
const { main } = await load("dev/mutations/main.ts")
await main(process.argv.slice(2))
