import { byName, formats, texts, ulid } from "./example-values"
import type { Json } from "./json-schema"

interface Schema extends Json {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  additionalProperties?: Schema | boolean
}

/**
 * An example of what fits a schema, the same each time: a plausible value for a field's name, else the plainest that its
 * type, form and bounds allow. The specification of the API description holds each to its schema.
 * @param name the field's, where it has one
 */
export function exampleOf(schema: Json, name = ""): unknown {
  const it = schema as Schema
  if (it.const !== undefined) return it.const
  const known = [...(byName[name] ?? []), ...idNamed(name)].find((value) => fits(it, value))
  if (known !== undefined) return known
  if (it.enum) return it.enum[0]
  if (it.allOf) return mergedExample(it.allOf, name)
  const choices = it.anyOf ?? it.oneOf
  if (choices) return exampleOf(choices.find((one) => one.type !== "null") ?? {}, name)
  return ofType(it, Array.isArray(it.type) ? it.type[0] : it.type, name)
}

/** `addressId` → `address_01k9…`. */
const idNamed = (name: string): string[] => {
  const kind = /^(\w+)Id$/.exec(name)?.[1]
  return kind === undefined ? [] : [`${kind.toLowerCase()}_${ulid}`]
}

const mergedExample = (parts: readonly Schema[], name: string): unknown =>
  Object.assign({}, ...parts.map((part) => exampleOf(part, name) as object)) as unknown

function ofType(it: Schema, type: string | undefined, name: string): unknown {
  switch (type) {
    case "object":
      return objectOf(it)
    case "array":
      return it.items ? [exampleOf(it.items, name)] : []
    case "boolean":
      return it.default ?? true
    case "integer":
    case "number":
      return it.default ?? numberOf(it)
    case "null":
      return null
    case "string":
      return it.default ?? textOf(it, name)
    default:
      return it.default ?? (name || "any")
  }
}

function objectOf({ properties, additionalProperties }: Schema): Json {
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, exampleOf(one, key)]))
  return typeof additionalProperties === "object" ? { example: exampleOf(additionalProperties) } : {}
}

const numberOf = ({ minimum, exclusiveMinimum, maximum }: Schema): number =>
  Math.min(Math.max(1, minimum ?? 0, (exclusiveMinimum ?? 0) + 1), maximum ?? Infinity)

const textOf = (it: Schema, name: string): string => {
  if (it.pattern !== undefined) return texts.find((text) => fits(it, text)) ?? ""
  const formed = formats[it.format ?? ""]
  if (formed !== undefined) return formed
  const plain = name || "text"
  return plain.padEnd(it.minLength ?? 0, "x").slice(0, it.maxLength ?? plain.length + (it.minLength ?? 0))
}

/** Whether a plain value is one that the schema takes, as far as its own words say. */
function fits(it: Schema, value: unknown): boolean {
  if (it.enum) return it.enum.includes(value)
  const choices = it.anyOf ?? it.oneOf
  if (choices) return choices.some((one) => fits(one, value))
  const types = it.type === undefined ? ["string"] : [it.type].flat()
  // Rows are open: those of another list are told by what they must have.
  if (Array.isArray(value)) return types.includes("array") && it.items?.properties === undefined
  if (typeof value === "number")
    return (
      types.some((type) => type === "number" || type === "integer") &&
      value >= (it.minimum ?? -Infinity) &&
      value <= (it.maximum ?? Infinity)
    )
  if (typeof value !== "string" || !types.includes("string")) return false
  if (value.length < (it.minLength ?? 0) || value.length > (it.maxLength ?? Infinity)) return false
  if (it.format !== undefined && it.format in formats && it.pattern === undefined)
    return formats[it.format] === value
  return it.pattern === undefined || new RegExp(it.pattern).test(value)
}
