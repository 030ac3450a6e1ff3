/** Changes after which a server of the previous release fails, each with its reason. */
const rules: { pattern: RegExp; reason: string }[] = [
  { pattern: /\bdrop\s+table\b/, reason: "drops a table" },
  {
    pattern:
      /\balter\s+table\b[^;]*?\bdrop\s+(?!constraint\b|not\s+null\b|default\b|expression\b|identity\b)/,
    reason: "drops a column",
  },
  { pattern: /\balter\s+table\b[^;]*?\brename\s+(?!constraint\b)/, reason: "renames a table or a column" },
  {
    pattern: /\balter\s+table\b[^;]*?\balter\s+(column\s+)?\S+\s+(set\s+data\s+)?type\b/,
    reason: "changes the type of a column",
  },
  {
    pattern: /\balter\s+table\b[^;]*?\badd\s+column\s+(?![^;,]*\bdefault\b)[^;,]*\bnot\s+null\b/,
    reason: "adds a required column without a default",
  },
]

const requiredColumn = /\balter\s+(?:column\s+)?(\S+)\s+set\s+not\s+null\b/g
const droppedFunction = /\bdrop\s+function\s+(?:if\s+exists\s+)?([\w"]+)/g

/** Function bodies and comments are not run by the migration. */
const withoutBodies = (sql: string): string =>
  sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''").replace(/--[^\n]*/g, "")

/**
 * Returns why SQL would break a server of the previous release that runs beside the migrated database; empty when it
 * only expands the schema.
 */
export function destructiveChanges(sql: string): string[] {
  const text = withoutBodies(sql).toLowerCase()
  const found = rules.filter(({ pattern }) => pattern.test(text)).map(({ reason }) => reason)
  for (const [, column = ""] of text.matchAll(requiredColumn)) {
    if (!new RegExp(`\\balter\\s+(?:column\\s+)?${column}\\s+set\\s+default\\b`).test(text))
      found.push(`makes ${column} required without a default`)
  }
  for (const [, name = ""] of text.matchAll(droppedFunction)) {
    if (!new RegExp(`\\bcreate\\s+(?:or\\s+replace\\s+)?function\\s+${name}\\b`).test(text))
      found.push(`drops the function ${name}`)
  }
  return found
}
