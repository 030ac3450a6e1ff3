import { type CssNode, generate, parse, type Selector, walk } from "css-tree"
import { pseudoClasses } from "./rules"

/** What wraps the pages that a shop's own rules reach: no cart, no checkout, no account, no dialog, no back office. */
export const brandRoot = "[data-brand]"

/** Prices, buying and legal lines within them, and whatever is wrong: no rule reaches these. */
const untouched =
  ":not([data-protected],[data-protected] *,[role=alert],[role=alert] *,[aria-live],[aria-live] *)"

/** Why a selector isn't taken; undefined when it is. */
export function refusedPart(selector: CssNode): { node: CssNode; message: string } | undefined {
  let refused: { node: CssNode; message: string } | undefined
  walk(selector, (node) => {
    if (refused) return
    const message = messageFor(node)
    if (message !== undefined) refused = { node, message }
  })
  return refused
}

function messageFor(node: CssNode): string | undefined {
  switch (node.type) {
    case "PseudoElementSelector":
      return `::${node.name} isn't taken: rules add nothing to a page`
    case "PseudoClassSelector":
      return pseudoClasses.has(node.name.toLowerCase()) ? undefined : `:${node.name} isn't taken`
    case "AttributeSelector":
      return "Attributes can't be selected: name an element or a class"
    case "NestingSelector":
      return "Nested rules aren't taken"
    case "Raw":
      return "This selector can't be read"
    default:
      return undefined
  }
}

/** The selector, held inside the brand's root and off what no rule may touch. */
export function scoped(selector: Selector): string {
  const parts = selector.children.toArray()
  const isRoot = (node: CssNode | undefined): boolean =>
    (node?.type === "TypeSelector" && /^(html|body)$/i.test(node.name)) ||
    (node?.type === "PseudoClassSelector" && node.name === "root")
  let rest = parts
  // `body .card` is `.card` within the root, `:root` the root itself.
  while (isRoot(rest[0])) {
    rest = rest.slice(1)
    if (rest[0]?.type === "Combinator" && rest[0].name !== "+" && rest[0].name !== "~") rest = rest.slice(1)
  }
  if (!rest.length) return `${brandRoot}>*${untouched}`
  return `${brandRoot} ${rest.map((it) => generate(it)).join("")}${untouched}`
}

/** Whether what was made is one selector still: what was read in another way than it is written is left out. */
export const isWhole = (text: string): boolean => {
  let whole = true
  parse(text, { context: "selectorList", onParseError: () => (whole = false) })
  return whole
}
