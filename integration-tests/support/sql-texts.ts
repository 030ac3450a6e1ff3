import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

/** One SQL text of the source and its location. Interpolated values are left out. */
export interface SqlText {
  file: string
  line: number
  sql: string
}

/** Matches the beginning of a statement or of a part of one. Lower case, as all SQL in the source is. */
const beginsAsSql =
  /^\s*(--[^\n]*\n\s*)*((with|select|insert into|update|delete from|create|alter|drop|analyze|perform|from|join|left join|cross join|where) |do \$\$)/

export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((it) => {
    const file = path.join(folder, it.name)
    if (it.isDirectory()) return sourceFiles(file)
    return /\.ts$/.test(it.name) && !/\.spec\.ts$/.test(it.name) ? [file] : []
  })
}

/** Returns every SQL text in these files, read from their syntax trees: strings and templates, never comments. */
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
  // A template may begin with an interpolated part; its SQL then starts in the text after it.
  return [node.head.text, ...node.templateSpans.map((it) => it.literal.text)].join(" ")
}

/** Returns the names of the functions and triggers that a text creates. */
export const routinesIn = (sql: string): string[] =>
  [...sql.matchAll(/create (?:or replace )?(?:constraint )?(?:function|trigger) (\w+)/g)].map(
    ([, name = ""]) => name
  )

/** Returns those of the known tables that a statement reads or writes. */
export function tablesIn(sql: string, known: ReadonlySet<string>): string[] {
  const names = [
    ...sql.matchAll(
      /\b(?:from|join|into|update|table(?: if (?:not )?exists)?|on|using|only|truncate|analyze)(?=\s+"?([a-z_]+))/g
    ),
    ...sql.matchAll(/,\s*"?([a-z_]+)"?(?=\s*(?:,|where|$))/g),
  ].map((it) => it[1] ?? "")
  return [...new Set(names)].filter((it) => known.has(it))
}
