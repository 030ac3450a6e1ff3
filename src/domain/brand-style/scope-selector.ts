import { type CssNode, generate, type Selector, walk } from "css-tree"
import { pseudoClasses } from "./rules"

/** Wraps the pages that a tenant's rules apply to: no cart, checkout, account, dialog or admin pages. */
export const brandRoot = "[data-brand]"

/** Excludes prices, the legal line, alerts and live messages: no rule selects these. */
const unprotected =
  ":not([data-protected],[data-protected] *,[role=alert],[role=alert] *,[aria-live],[aria-live] *)"

/** Elements whose size can't move, clip or cover anything protected. */
const sizable = ":not(:has([data-protected]),[data-bar],[data-bar] *)"

/** Why a selector is refused; undefined if it is accepted. */
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
    case "Selector":
      return node.children.first?.type === "Combinator" ? "A selector begins with an element" : undefined
    case "PseudoElementSelector":
      return `::${node.name} isn't taken: rules add nothing to a page`
    case "PseudoClassSelector":
      return pseudoClasses.has(node.name.toLowerCase()) ? undefined : `:${node.name} isn't taken`
    case "TypeSelector":
      return /^(\*|[a-z][a-z\d-]*)$/i.test(node.name) ? undefined : `"${node.name}" isn't an element`
    // Escapes are allowed only as in `.md\:flex` and `.w-1\/2`: of a brace, or at the end of a name, they would change
    // the text after it.
    case "ClassSelector":
    case "IdSelector":
      return /^([\w-]|\\[:./]|[^\0-\x7f])+$/.test(node.name) ? undefined : `"${node.name}" can't be read`
    case "AttributeSelector":
      return "Attributes can't be selected: name an element or a class"
    case "NestingSelector":
      return "Nested rules aren't taken"
    case "Combinator":
      return [" ", ">", "+", "~"].includes(node.name) ? undefined : `"${node.name}" isn't taken`
    case "Raw":
      return "This selector can't be read"
    default:
      return undefined
  }
}

const isRoot = (node: CssNode | undefined): boolean =>
  (node?.type === "TypeSelector" && /^(html|body)$/i.test(node.name)) ||
  (node?.type === "PseudoClassSelector" && node.name.toLowerCase() === "root")

/**
 * The selector within the brand's root, for looks and for sizes; undefined if it would select elements outside the
 * root. `body .card` becomes `.card` within the root, `:root` the root's children.
 */
export function scoped(selector: Selector): { looks: string; sizes: string } | undefined {
  let rest = selector.children.toArray()
  while (isRoot(rest[0])) {
    rest = rest.slice(1)
    if (rest[0]?.type === "Combinator" && (rest[0].name === " " || rest[0].name === ">")) rest = rest.slice(1)
  }
  if (rest[0]?.type === "Combinator") return undefined
  const subject = rest.length ? `${brandRoot} ${rest.map((it) => generate(it)).join("")}` : `${brandRoot}>*`
  const looks = subject + unprotected
  return { looks, sizes: looks + sizable }
}
