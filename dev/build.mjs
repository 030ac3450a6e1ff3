// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./build/build.js")} */
const { main } = await load("dev/build/build.ts")
await main()
