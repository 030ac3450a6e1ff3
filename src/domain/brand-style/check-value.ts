import { clone, type CssNode, type Declaration, fork, type Lexer, type Value, walk } from "css-tree"
import { brandVariable, functions, looks, otherUnits, pxPer, sizes, types } from "./rules"

/** Reason why a declaration is refused, and the offending node. */
export interface Refusal {
  node: CssNode
  message: string
}

const grammarOf = { ...looks, ...sizes }

let made: Lexer | undefined

/** Built on first use: it takes some milliseconds, and most processes compile no style rules. */
const grammars = (): Lexer => (made ??= fork({ types: { ...types }, properties: grammarOf }).lexer)

/** Checks one declaration. Each refusal names the rejected part. */
export function refusalsOf(declaration: Declaration): Refusal[] {
  const { value } = declaration
  const property = declaration.property.toLowerCase()
  const grammar = Object.hasOwn(grammarOf, property) ? grammarOf[property] : undefined
  if (grammar === undefined) {
    const message = `The property "${declaration.property}" isn't taken: only looks can be set`
    return [{ node: declaration, message }]
  }
  if (declaration.important) {
    return [
      { node: declaration, message: "!important isn't allowed: style rules override the store's own anyway" },
    ]
  }
  if (value.type === "Raw") return [{ node: value, message: `The value of "${property}" can't be read` }]
  const found: Refusal[] = []
  walk(value, (node) => {
    const message = refusalOf(node, property)
    if (message !== undefined) found.push({ node, message })
  })
  if (found.length || grammars().matchProperty(property, inPx(value)).matched) return found
  return [{ node: value, message: `"${property}" takes ${grammar}, with lengths in px` }]
}

/** The value in the form that the grammars match: lengths in px, a colour in place of each brand variable. */
function inPx(value: Value): CssNode {
  const copy = clone(value)
  walk(copy, (node, item, list) => {
    if (node.type === "Function" && node.name.toLowerCase() === "var") {
      list.replace(item, list.createItem({ type: "Hash", value: "000000" }))
      return walk.skip
    }
    if (node.type === "Dimension") {
      const px = pxPer[node.unit.toLowerCase()]
      if (px === undefined) return
      node.value = String(Number(node.value) * px)
      node.unit = "px"
    }
  })
  return copy
}

const notSeen = "Text must be seen: no transparent colour"
const textSizeUnits = "Give a font's size in px or rem"

function refusalOf(node: CssNode, property: string): string | undefined {
  switch (node.type) {
    case "Url":
      return /^\/static\/[\w./-]+$/.test(node.value) && !node.value.includes("..")
        ? undefined
        : "Only pictures of this store can be named, as url(/static/…)"
    case "Function": {
      const name = node.name.toLowerCase()
      if (!functions.has(name)) return `The function ${node.name}() isn't taken`
      if (name !== "var") return undefined
      const [variable, ...more] = node.children.toArray()
      return variable?.type === "Identifier" && brandVariable.test(variable.name) && !more.length
        ? undefined
        : "Only the brand's colours can be named, as var(--brand-primary)"
    }
    case "Identifier":
      if (property === "color" && node.name.toLowerCase() === "transparent") return notSeen
      return /^[a-z][a-z\d-]*$/i.test(node.name) || brandVariable.test(node.name)
        ? undefined
        : `"${node.name}" can't be read`
    case "Hash":
      return property === "color" && /^(.{3}[0-9a-e]|.{6}[0-9a-e].)$/i.test(node.value) ? notSeen : undefined
    // Sizes in em multiply from parent to child, and the grammar's bounds don't apply to a plain 0.
    case "Number":
      return property === "font-size" ? textSizeUnits : undefined
    case "Dimension": {
      const unit = node.unit.toLowerCase()
      if (unit === "em" && property === "font-size") return textSizeUnits
      return Object.hasOwn(pxPer, unit) || otherUnits.has(unit)
        ? undefined
        : "Give lengths in px, rem, em or vw"
    }
    case "Raw":
      return "This can't be read"
    default:
      return undefined
  }
}
