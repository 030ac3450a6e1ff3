import { parseArgs } from "node:util"

/**
 * Reads `--name value` flags.
 * @throws Error naming the first flag that is missing or unknown
 */
export function readFlags<const Names extends readonly string[]>(
  args: readonly string[],
  names: Names,
  required: readonly Names[number][]
): { flags: Partial<Record<Names[number], string>>; positionals: string[] } {
  const options = Object.fromEntries(names.map((it) => [it, { type: "string" as const }]))
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  for (const name of required) if (!values[name]) throw new Error(`Please give --${name}`)
  return { flags: values as Partial<Record<Names[number], string>>, positionals }
}
