import { z } from "zod"

export type Json = Record<string, unknown>

/** Reference to the shared "any JSON" component; zod would repeat the definition in each schema. */
const anyJson = "#/components/schemas/AnyJson"

/**
 * Converts a zod schema to OpenAPI 3.1 with zod's own converter. References point to the document's components, since
 * schemas in a document have no definitions of their own.
 */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const made = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json
  const { $schema: _dialect, $defs, ...described } = made
  return $defs === undefined ? described : (withoutDefinitions(described) as Json)
}

const withoutDefinitions = (it: unknown): unknown => {
  if (Array.isArray(it)) return it.map(withoutDefinitions)
  if (typeof it !== "object" || it === null) return it
  if ("$ref" in it) return { $ref: anyJson }
  return Object.fromEntries(Object.entries(it).map(([name, value]) => [name, withoutDefinitions(value)]))
}

/** JSON schema of `z.json()`. */
export const anyJsonSchema: Json = { title: "Any JSON", description: "Any JSON value" }
