import { type CssNode, type Declaration, walk } from "css-tree"
import { fontSize, functions, properties } from "./rules"

/** Why a declaration isn't taken; the node is where. */
export interface Refusal {
  node: CssNode
  message: string
}

const pxOf: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16, pt: 4 / 3 }

export function* refusalsOf(declaration: Declaration): Generator<Refusal> {
  const { value } = declaration
  const property = declaration.property.toLowerCase()
  if (!properties.has(property)) {
    yield {
      node: declaration,
      message: `The property "${declaration.property}" isn't taken: only looks can be set`,
    }
    return
  }
  if (value.type === "Raw") {
    yield { node: value, message: `The value of "${property}" can't be read` }
    return
  }
  const found: Refusal[] = []
  walk(value, (node) => {
    const message = refusalOf(node, property)
    if (message !== undefined) found.push({ node, message })
  })
  yield* found
}

function refusalOf(node: CssNode, property: string): string | undefined {
  switch (node.type) {
    case "Url":
      return /^\/static\/[\w./-]+$/.test(node.value) && !node.value.includes("..")
        ? undefined
        : "Only pictures of this store can be named, as url(/static/…)"
    case "Function":
      return functions.has(node.name.toLowerCase()) ? undefined : `The function ${node.name}() isn't taken`
    case "Identifier":
      return unseen(node.name, property)
    case "Hash":
      return property === "color" && /^(.{3}[0-9a-e]|.{6}[0-9a-e].)$/i.test(node.value)
        ? "Text must be seen: no transparent colour"
        : undefined
    case "Number":
    case "Percentage":
    case "Dimension":
      return tooMuch(Number(node.value), node.type === "Dimension" ? node.unit.toLowerCase() : "", property)
    case "Raw":
      return "This can't be read"
    default:
      return undefined
  }
}

const unseen = (name: string, property: string): string | undefined =>
  name.toLowerCase() === "transparent" && property === "color"
    ? "Text must be seen: no transparent colour"
    : undefined

function tooMuch(value: number, unit: string, property: string): string | undefined {
  if (property.startsWith("margin") && value < 0)
    return "A margin can't be negative: nothing may cover the page"
  if (/^(letter|word)-spacing$/.test(property) && Math.abs(value) * (pxOf[unit] ?? 1) > 16)
    return "Too wide to be read"
  if (
    /^(padding|margin|gap|row-gap|column-gap|border.*|outline.*)/.test(property) &&
    value * (pxOf[unit] ?? 1) > 200
  )
    return "At most 200px"
  if (property === "line-height" && unit === "" && (value < 1 || value > 3))
    return "A line's height is 1 to 3"
  if (property !== "font-size" && property !== "font") return undefined
  const px = pxOf[unit]
  if (px === undefined) return property === "font" ? undefined : "Give a font's size in px, rem or em"
  return value * px < fontSize.minPx || value * px > fontSize.maxPx
    ? `A font's size is ${fontSize.minPx}px to ${fontSize.maxPx}px`
    : undefined
}
