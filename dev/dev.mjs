// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./loop/main.js")} */
const { main } = await load("dev/loop/main.ts")
await main()
