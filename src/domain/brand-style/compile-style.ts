import { type CssNode, fork, generate, type Rule, type StyleSheet } from "css-tree"
import { refusalsOf } from "./check-value"
import { looks, maxCompiledLength, maxFaults, maxRules, maxSourceLength } from "./rules"
import { refusedPart, scoped } from "./scope-selector"

export interface StyleFault {
  line: number
  column: number
  message: string
}

export interface CompiledStyle {
  /** The accepted declarations, scoped and regenerated. */
  css: string
  /** The refused parts, which are left out. */
  faults: StyleFault[]
}

/** Media features of the window and of the visitor's preferences. */
const media = /^[\w\s():.,-]*$/

/**
 * Compiles a tenant's style rules to the CSS of its pages. The source is parsed, each declaration matched against its
 * property's grammar, each selector scoped, and the CSS regenerated, so nothing of the source text reaches a page
 * unchecked. Refused parts are left out and listed in `faults`; a caller that stores rules must reject any with faults.
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
  // A separate parser: css-tree's shared one keeps state from earlier texts and may loop forever.
  const sheet = fork({}).parse(source, {
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
        if (!media.test(prelude)) {
          refuse(node, "This @media can't be read")
          continue
        }
        const inner: string[] = []
        takeAll(node.block.children, inner)
        if (inner.some(Boolean)) into.push(`@media ${prelude}{${inner.join("")}}`)
      } else if (node.type === "Atrule") refuse(node, `@${node.name} isn't taken`)
      else if (node.type !== "Comment" && node.type !== "WhiteSpace") refuse(node, "This can't be read")
    }
  }
  takeAll(sheet.children, out)
  if (rules > maxRules) {
    refuse(undefined, `At most ${maxRules} rules`)
    out.length = 0
  }
  // Within a string a `<` could end the style element.
  let css = out.join("").replaceAll("<", "\\3c ")
  if (css.length > maxCompiledLength) {
    refuse(undefined, "Too many selectors: name fewer elements, or set fewer properties for each")
    css = ""
  }
  const sorted = faults.toSorted((a, b) => a.line - b.line || a.column - b.column).slice(0, maxFaults)
  return { css, faults: sorted }
}

function ruleOf(rule: Rule, refuse: (node: CssNode, message: string) => void): string {
  if (rule.prelude.type === "Raw") {
    refuse(rule.prelude, "This selector can't be read")
    return ""
  }
  const selectors: { looks: string; sizes: string }[] = []
  for (const selector of rule.prelude.children) {
    const refused = refusedPart(selector)
    if (refused) refuse(refused.node, refused.message)
    else if (selector.type === "Selector") {
      const within = scoped(selector)
      if (within) selectors.push(within)
      else refuse(selector, "This selector isn't within the store's pages")
    }
  }
  const declarations = { looks: [] as string[], sizes: [] as string[] }
  for (const node of rule.block.children) {
    if (node.type !== "Declaration") {
      refuse(node, node.type === "Rule" ? "Nested rules aren't taken" : "This can't be read")
      continue
    }
    const refusals = refusalsOf(node)
    for (const { node: at, message } of refusals) refuse(at, message)
    if (refusals.length) continue
    const group = Object.hasOwn(looks, node.property.toLowerCase()) ? declarations.looks : declarations.sizes
    group.push(`${node.property}:${generate(node.value)}`)
  }
  return (["looks", "sizes"] as const)
    .filter((group) => selectors.length && declarations[group].length)
    .map((group) => `${selectors.map((it) => it[group]).join(",")}{${declarations[group].join(";")}}`)
    .join("")
}
