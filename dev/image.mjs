// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./build/image/main.js")} */
const { main } = await load("dev/build/image/main.ts")
await main(process.argv.slice(2))
