// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./build/main.js")} */
const { main } = await load("dev/build/main.ts")
await main()
