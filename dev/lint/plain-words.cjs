const path = require("node:path")

/** Words that must not be part of an identifier or of a file's name, with the standard term for each. */
const names = new Map([
  ["verdict", "result"],
  ["verdicts", "results"],
  ["desk", "the page or service that is meant"],
  ["room", "a limit, or what remains of it"],
  ["rooms", "limits"],
  ["door", "guard or proxy"],
  ["doors", "guards or proxies"],
  ["asked", "requested"],
  ["told", "notified or reported"],
  ["untold", "unreported"],
  ["dear", "expensive"],
  ["dearest", "the most expensive, or a maximum"],
  ["papers", "documents"],
  ["understood", "parsed"],
  ["begun", "started"],
  ["finalise", "finalize"],
  ["finalised", "finalized"],
  ["catalogue", "catalog"],
  ["catalogues", "catalogs"],
  ["givingway", "pacing"],
  ["turnedaway", "rate-limited"],
  ["athome", "on the primary host"],
  ["shops", "tenants"],
])

/** Phrases that must not be in a comment, besides those words. */
const phrases = [
  ["giv(?:e|es|ing) way", "pace"],
  ["turned away", "rate-limited or refused"],
  ["at home", "on the primary host"],
  ["(?:another|each|every|a|no) shop(?! page)", "tenant"],
]

/** Names in which such a word is right. */
const allowed = new Set()

/** Splits `camelCase`, `PascalCase` and `kebab-case` into lower-case words. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())

/** Returns the first rejected word of a name. Adjacent words are also checked as one. */
function rejectedIn(name) {
  if (allowed.has(name)) return undefined
  const words = wordsOf(name)
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
  return [...words, ...pairs].find((word) => names.has(word))
}

const patterns = [...names, ...phrases].map(([word, instead]) => ({
  pattern: new RegExp(`\\b${word}\\b`, "i"),
  instead,
}))

/** A rule in ESLint's format: rejects words of the house style's table in identifiers, file names and comments. */
const plainWords = {
  meta: {
    type: "suggestion",
    docs: { description: "Use the field's standard terms in names and comments" },
    messages: {
      name: "'{{name}}' contains '{{word}}'. Use the standard term: {{instead}}.",
      file: "The file's name contains '{{word}}'. Use the standard term: {{instead}}.",
      comment: "The comment contains '{{word}}'. Use the standard term: {{instead}}.",
    },
    schema: [],
  },
  create(context) {
    const checkName = (node) => {
      // Columns, keys of texts and members of the wire format are snake_case, and can't be renamed.
      if (node.name.includes("_")) return
      const word = rejectedIn(node.name)
      if (word === undefined) return
      context.report({ node, messageId: "name", data: { name: node.name, word, instead: names.get(word) } })
    }
    return {
      Program(node) {
        const word = rejectedIn(path.basename(context.filename).replace(/\..*$/, ""))
        if (word !== undefined) {
          context.report({ node, messageId: "file", data: { word, instead: names.get(word) } })
        }
        for (const comment of context.sourceCode.getAllComments()) {
          for (const { pattern, instead } of patterns) {
            const found = pattern.exec(comment.value)
            if (!found) continue
            context.report({ loc: comment.loc, messageId: "comment", data: { word: found[0], instead } })
          }
        }
      },
      Identifier: checkName,
      JSXIdentifier: checkName,
      PrivateIdentifier: checkName,
    }
  },
}

/** Text of a literal, or of a choice between literals. */
function literalsIn(node) {
  if (node?.type === "Literal") return [node.value]
  if (node?.type === "JSXExpressionContainer") return literalsIn(node.expression)
  if (node?.type === "ConditionalExpression")
    return [...literalsIn(node.consequent), ...literalsIn(node.alternate)]
  if (node?.type === "LogicalExpression") return [...literalsIn(node.left), ...literalsIn(node.right)]
  return []
}

/** A rule in ESLint's format: rejects `type="number"`. The mouse wheel changes such an input, and Save keeps it. */
const noNumberInputs = {
  meta: {
    type: "problem",
    docs: { description: "Use text inputs with inputMode for numbers" },
    messages: {
      number:
        'The mouse wheel changes an input of type="number". Use a text input with inputMode="decimal" or "numeric".',
    },
    schema: [],
  },
  create(context) {
    const check = (node, name, value) => {
      if (name === "type" && literalsIn(value).includes("number"))
        context.report({ node, messageId: "number" })
    }
    return {
      JSXAttribute: (node) => check(node, node.name.name, node.value),
    }
  },
}

module.exports = { rules: { "plain-words": plainWords, "no-number-inputs": noNumberInputs } }
