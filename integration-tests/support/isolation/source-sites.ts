import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

/** A place in the source: `file name`, and the text at that place. */
export interface Site {
  site: string
  text: string
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((it) => {
    const file = path.posix.join(folder, it.name)
    if (it.isDirectory()) return /^(testing|migrations)$/.test(it.name) ? [] : filesIn(file)
    return /\.tsx?$/.test(it.name) && !/\.(spec|d)\.tsx?$/.test(it.name) ? [file] : []
  })
}

const server = ["src", "storefront/server"]
const everywhere = [...server, "storefront/app"]

const parsed = new Map<string, ts.SourceFile>()
function sourceOf(file: string): ts.SourceFile {
  const known = parsed.get(file)
  if (known) return known
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
  parsed.set(file, source)
  return source
}

function nodesIn(
  folders: readonly string[],
  visit: (node: ts.Node, file: string) => Site | undefined
): Site[] {
  const found: Site[] = []
  for (const file of folders.flatMap(filesIn)) {
    const walk = (node: ts.Node): void => {
      const site = visit(node, file)
      if (site) found.push(site)
      ts.forEachChild(node, walk)
    }
    walk(sourceOf(file))
  }
  return found
}

const nameOf = (node: ts.Node): string => {
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isVariableDeclaration(at) || ts.isPropertyDeclaration(at)) return at.name.getText()
    else if (ts.isFunctionDeclaration(at)) return at.name?.getText() ?? "?"
  return "?"
}

const caches = /^(\w*Cache|LRUCache)$/
const empty = /^(Map|Set|WeakMap|WeakSet|AsyncLocalStorage)$/
const isTop = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent)

/**
 * Returns every place that keeps state in a process's memory longer than one request: every cache, every empty
 * collection, and every `let` at the top level of a module or in a class.
 */
export const keptInMemory = (): Site[] =>
  nodesIn(everywhere, (node, file) => {
    if (ts.isNewExpression(node)) {
      const made = node.expression.getText()
      if (caches.test(made)) return { site: `${file} ${nameOf(node)}`, text: node.getText() }
      const holds = empty.test(made) && !node.arguments?.length
      const owner = node.parent
      if (holds && (isTop(owner) || ts.isPropertyDeclaration(owner)))
        return { site: `${file} ${nameOf(node)}`, text: node.getText() }
    }
    if (isTop(node) && ts.isVariableDeclarationList(node.parent) && node.parent.flags & ts.NodeFlags.Let)
      return { site: `${file} ${nameOf(node)}`, text: node.getText() }
    return undefined
  })

/** Returns every statement that takes an advisory lock, with its values. */
export const advisoryLocks = (): Site[] =>
  nodesIn(["src"], (node, file) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined
    if (!/pg_(try_)?advisory/.test(node.getText())) return undefined
    const call = ts.isCallExpression(node.parent) ? node.parent : node
    return { site: `${file} ${nameOf(node)}`, text: call.getText() }
  })

/** Returns the statements that end a transaction or roll back to a savepoint. */
export const transactionEnds = (): Site[] =>
  nodesIn(["src"], (node, file) =>
    ts.isStringLiteralLike(node) && /^\s*(commit|rollback)\b/i.test(node.text)
      ? { site: file, text: node.getText() }
      : undefined
  )

/** Returns the files that build a path into the data folder, or use the file system at all. */
export const filePaths = (): Site[] => {
  const found = nodesIn(server, (node, file) =>
    (ts.isPropertyAccessExpression(node) && node.name.text === "DATA_DIR") ||
    (ts.isImportDeclaration(node) && /^"(node:)?fs(\/promises)?"$/.test(node.moduleSpecifier.getText()))
      ? { site: file, text: node.getText() }
      : undefined
  )
  return [...new Map(found.map((it) => [it.site, it])).values()]
}

/** Returns the calls of a function, by the file that contains them. */
export const callsOf = (name: RegExp): Site[] => {
  const found = nodesIn(["src"], (node, file) =>
    ts.isCallExpression(node) && name.test(node.expression.getText())
      ? { site: file, text: node.getText() }
      : undefined
  )
  return [...new Map(found.map((it) => [it.site, it])).values()]
}

const recurringWork = nodesIn(["src/commands"], (node, file) =>
  file === "src/commands/recurring-work.ts" &&
  ts.isPropertyAssignment(node) &&
  node.initializer.getText().includes("everySeconds:")
    ? { site: node.name.getText().replaceAll('"', ""), text: node.getText() }
    : undefined
)

/** Names of all jobs: those that Medusa schedules, and the recurring work. */
export const jobs = (): string[] => [
  ...filesIn("src/jobs").map((file) => path.basename(file, ".ts")),
  ...recurringWork.map((it) => it.site),
]
