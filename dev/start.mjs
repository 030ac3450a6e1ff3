// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./start/main.js")} */
const { main } = await load("dev/start/main.ts")
await main()
