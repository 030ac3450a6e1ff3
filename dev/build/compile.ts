import path from "node:path"
import type { Options } from "@swc/core"
import { SERVER_FOLDER } from "../start/places"

/** The options of tsconfig.json, without type checks: those are a stage of `npm test`. */
const optionsOf = (file: string): Options => ({
  filename: file,
  swcrc: false,
  sourceMaps: "inline",
  // A debugger resolves it from the compiled file.
  sourceFileName: path.relative(path.dirname(path.join(SERVER_FOLDER, file)), file),
  jsc: {
    parser: { syntax: "typescript", tsx: file.endsWith("x"), decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: "automatic" } },
    target: "es2022",
  },
  module: { type: "commonjs", ignoreDynamic: true },
})

/** @returns the JavaScript of one TypeScript file of the server. The compiler is loaded on demand: images have none. */
export async function compile(text: string, file: string): Promise<string> {
  const { transform } = await import("@swc/core")
  return (await transform(text, optionsOf(file))).code
}
