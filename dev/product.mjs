// @ts-check
import { load, prepare } from "./prepare.mjs"

await prepare()
/** @type {typeof import("./test/product.js")} */
const { main } = await load("dev/test/product.ts")
await main()
