// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./test/main.js")} */
const { main } = await load("dev/test/main.ts")
await main(process.argv.slice(2))
