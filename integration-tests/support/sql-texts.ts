import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

/** One SQL text of the source, with where it stands. What a template fills in is left out. */
export interface SqlText {
  file: string
  line: number
  sql: string
}

/** How a statement, or a part of one that is put together, begins. Lower case, as all of ours are written. */
const beginsAsSql =
  /^\s*(--[^\n]*\n\s*)*(with|select|insert into|update|delete from|create|alter|drop|analyze|perform|from|join|left join|cross join|where) /

export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((it) => {
    const file = path.join(folder, it.name)
    if (it.isDirectory()) return sourceFiles(file)
    return /\.ts$/.test(it.name) && !/\.spec\.ts$/.test(it.name) ? [file] : []
  })
}

/** Every SQL text in these files, read from their syntax trees: strings and templates, never comments. */
export const sqlTexts = (files: readonly string[]): SqlText[] => files.flatMap(textsOf)

function textsOf(file: string): SqlText[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
  const found: SqlText[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== undefined && beginsAsSql.test(text)) {
      found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, sql: text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  // A template that begins with a part made elsewhere goes on with its own words.
  return [node.head.text, ...node.templateSpans.map((it) => it.literal.text)].join(" ")
}

/** The tables that a statement reads or writes, of those that are known. */
export function tablesIn(sql: string, known: ReadonlySet<string>): string[] {
  const names = [
    ...sql.matchAll(
      /\b(?:from|join|into|update|table(?: if (?:not )?exists)?|on|using|only|truncate|analyze)\s+"?([a-z_]+)"?/g
    ),
    ...sql.matchAll(/,\s*"?([a-z_]+)"?(?=\s*(?:,|where|$))/g),
  ].map((it) => it[1] ?? "")
  return [...new Set(names)].filter((it) => known.has(it))
}
