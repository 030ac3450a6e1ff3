// @ts-check
// Generates src/api.ts, the types of every endpoint, from the OpenAPI description of a running product:
//   npm run client [-- http://localhost:8000] [--check]
// With --check it writes nothing, and fails when the file is out of date.
import { readFileSync, writeFileSync } from "node:fs"
import openapiTS, { astToString } from "openapi-typescript"
import { format } from "oxfmt"

const file = new URL("src/api.ts", import.meta.url)
const args = process.argv.slice(2)
const origin = args.find((it) => !it.startsWith("--")) ?? "http://localhost:8000"

const response = await fetch(new URL("/api/openapi.json", origin))
if (!response.ok) throw new Error(`${origin} responded with ${response.status}`)
const types = astToString(await openapiTS(await response.text(), { alphabetize: true }))
const style = JSON.parse(readFileSync(new URL("../../.oxfmtrc.json", import.meta.url), "utf8"))
const head = "// Made by `npm run client` from the product's own description. Don't edit it.\n\n"
const { code: text } = await format("api.ts", head + types, style)

if (!args.includes("--check")) writeFileSync(file, text)
else if (readFileSync(file, "utf8") !== text) {
  console.error("packages/client/src/api.ts is not what the product's description says: npm run client")
  process.exitCode = 1
}
