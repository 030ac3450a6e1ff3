import { z } from "zod"

export type Json = Record<string, unknown>

/** Stands for any JSON in the components; zod writes it as a definition of its own beside each schema. */
const anyJson = "#/components/schemas/AnyJson"

/**
 * A schema as OpenAPI 3.1 takes it, by zod's own hand. References lead to the components: a document's schemas have no
 * definitions of their own.
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

/** What `z.json()` takes, named once. */
export const anyJsonSchema: Json = { title: "Any JSON", description: "Any JSON value" }
