// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./test/bench.js")} */
const { main } = await load("dev/test/bench.ts")
await main(process.argv.slice(2))
