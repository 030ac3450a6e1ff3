import { existsSync, readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import ts from "typescript"

/** Texts that a page shows and no tenant can change, because they are in its source instead of the registry. */
export interface ShownWords {
  line: number
  words: string
}

/** Attributes that users read, on the screen or with a screen reader. */
const readAttributes =
  /^(?:title|label|placeholder|alt|description|heading|question|text|hint|error|words|aria-(?:label|description|roledescription|valuetext))$/
/** Attributes that users never read. */
const silentAttributes = /^(?:className|d|viewBox|sizes|to|href|src|name|type|role|id|key|property|content)$/
/** Functions whose texts are for machines or developers. */
const silentCalls =
  /(?:^|\.)(?:cn|request|includes|startsWith|endsWith|has|get|getElementById|error|warn|text)$/

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text)
/** Matches a sentence, a title, or at least two plain words. */
const readsAsWords = (text: string): boolean =>
  /^\P{L}*\p{Lu}\p{Ll}+(?:[ ,.:;!?'’…(]|$)/u.test(text) ||
  /(?:^|\s)\p{L}+[,.!?]? \p{L}+[,.!?…]*(?:\s|$)/u.test(text)

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)

function attributeOf(node: ts.Node): string | null {
  for (let at = node.parent; !ts.isSourceFile(at) && !ts.isFunctionLike(at); at = at.parent)
    if (ts.isJsxAttribute(at)) return at.name.getText()
  return null
}

/** Whether a text is a name in code and not shown: a type, a module, a property, a compared value. */
function isName(node: ts.Node): boolean {
  const { parent } = node
  return (
    ts.isLiteralTypeNode(parent) ||
    ts.isTemplateLiteralTypeSpan(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isNewExpression(parent) ||
    (ts.isPropertyAssignment(parent) && (parent.name === node || parent.name.getText() === '"@type"')) ||
    (ts.isBinaryExpression(parent) && /^[=!]==$/.test(parent.operatorToken.getText())) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isCallExpression(parent) && silentCalls.test(parent.expression.getText())) ||
    // A conditional key: `text(one ? "…_one" : "…_more")`.
    (ts.isConditionalExpression(parent) && parent.condition !== node && isName(parent))
  )
}

/** Whether a text is a child of an element, alone or as one of several alternatives. */
function isChild(node: ts.Node): boolean {
  let at = node.parent
  while (
    ts.isConditionalExpression(at) ||
    ts.isParenthesizedExpression(at) ||
    ts.isBinaryExpression(at) ||
    ts.isTemplateSpan(at) ||
    ts.isTemplateExpression(at)
  )
    at = at.parent
  return ts.isJsxExpression(at) && !ts.isJsxAttribute(at.parent)
}

function isShown(node: ts.LiteralLikeNode): boolean {
  const attribute = attributeOf(node)
  if (isName(node) || (attribute !== null && silentAttributes.test(attribute))) return false
  const isRead = isChild(node) || (attribute !== null && readAttributes.test(attribute))
  return isRead ? hasWord(node.text) : hasWord(node.text) && readsAsWords(node.text)
}

/** Returns all texts that a source file shows. */
export function shownWords(source: string, path: string): ShownWords[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: ShownWords[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxText(node) && hasWord(node.text)) || (isText(node) && isShown(node))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push({ line: line + 1, words: node.text.trim().replace(/\s+/g, " ") })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const app = resolve(__dirname, "../app")

function fileOf(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith("~/")
    ? resolve(app, specifier.slice(2))
    : specifier.startsWith(".")
      ? resolve(dirname(from), specifier)
      : null
  return path === null ? undefined : [`${path}.tsx`, `${path}.ts`].find((it) => existsSync(it))
}

/** Returns the source of the given files and of all that they import, by path in `app`. */
export function filesBehind(beginnings: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>()
  const open = beginnings.map((it) => resolve(app, it))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const path = file.slice(app.length + 1)
    if (sources.has(path)) continue
    const source = readFileSync(file, "utf8")
    sources.set(path, source)
    const { importedFiles } = ts.preProcessFile(source, true, true)
    for (const it of importedFiles) {
      const next = fileOf(it.fileName, file)
      if (next !== undefined) open.push(next)
    }
  }
  return sources
}
