// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./test/containers/containers.js")} */
const { main } = await load("dev/test/containers/containers.ts")
await main()
