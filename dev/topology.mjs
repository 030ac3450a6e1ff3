// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./test/topology.js")} */
const { main } = await load("dev/test/topology.ts")
await main()
