// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./chaos/main.js")} */
const { main } = await load("dev/chaos/main.ts")
await main(process.argv.slice(2))
