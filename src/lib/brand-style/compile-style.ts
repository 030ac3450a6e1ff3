import { type CssNode, generate, parse, type Rule, type StyleSheet } from "css-tree"
import { refusalsOf } from "./check-value"
import { maxFaults, maxRules, maxSourceLength } from "./rules"
import { isWhole, refusedPart, scoped } from "./scope-selector"

export interface StyleFault {
  line: number
  column: number
  message: string
}

export interface CompiledStyle {
  /** Scoped and written anew; empty while there are faults. */
  css: string
  faults: StyleFault[]
}

/** Media features that ask for the window or the visitor's wishes. */
const media = /^[\w\s():.,-]*$/

/**
 * A shop's own style rules as they are served: read by a parser, held to what may be set, each selector scoped, and
 * written anew from what was understood. Nothing of the text itself reaches a page.
 */
export function compileStyle(source: string): CompiledStyle {
  const faults: StyleFault[] = []
  const refuse = (node: CssNode | undefined, message: string): void => {
    const { line = 1, column = 1 } = node?.loc?.start ?? {}
    faults.push({ line, column, message })
  }
  if (source.length > maxSourceLength) {
    refuse(undefined, `At most ${maxSourceLength} characters`)
    return { css: "", faults }
  }
  const sheet = parse(source, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ message, line, column }: Error & Partial<StyleFault>) =>
      faults.push({ line: line ?? 1, column: column ?? 1, message }),
  }) as StyleSheet
  const out: string[] = []
  let rules = 0
  const takeAll = (nodes: Iterable<CssNode>, into: string[]): void => {
    for (const node of nodes) {
      if (node.type === "Rule") {
        rules += 1
        into.push(ruleOf(node, refuse))
      } else if (
        node.type === "Atrule" &&
        node.name.toLowerCase() === "media" &&
        node.block &&
        node.prelude
      ) {
        const prelude = generate(node.prelude)
        if (!media.test(prelude)) refuse(node, "This @media can't be read")
        const inner: string[] = []
        takeAll(node.block.children, inner)
        into.push(`@media ${prelude}{${inner.join("")}}`)
      } else if (node.type === "Atrule") refuse(node, `@${node.name} isn't taken`)
      else if (node.type !== "Comment" && node.type !== "WhiteSpace") refuse(node, "This can't be read")
    }
  }
  takeAll(sheet.children, out)
  if (rules > maxRules) refuse(undefined, `At most ${maxRules} rules`)
  const sorted = faults.toSorted((a, b) => a.line - b.line || a.column - b.column).slice(0, maxFaults)
  // Within a string a `<` could end the style element.
  return { css: sorted.length ? "" : out.join("").replaceAll("<", "\\3c "), faults: sorted }
}

function ruleOf(rule: Rule, refuse: (node: CssNode, message: string) => void): string {
  if (rule.prelude.type === "Raw") {
    refuse(rule.prelude, "This selector can't be read")
    return ""
  }
  const selectors: string[] = []
  for (const selector of rule.prelude.children) {
    const refused = refusedPart(selector)
    if (refused) refuse(refused.node, refused.message)
    else if (selector.type === "Selector") {
      const text = scoped(selector)
      if (isWhole(text)) selectors.push(text)
      else refuse(selector, "This selector can't be read")
    }
  }
  const declarations: string[] = []
  for (const node of rule.block.children) {
    if (node.type !== "Declaration") {
      refuse(node, node.type === "Rule" ? "Nested rules aren't taken" : "This can't be read")
      continue
    }
    for (const { node: at, message } of refusalsOf(node)) refuse(at, message)
    declarations.push(`${node.property}:${generate(node.value)}${node.important ? "!important" : ""}`)
  }
  return declarations.length && selectors.length ? `${selectors.join(",")}{${declarations.join(";")}}` : ""
}
