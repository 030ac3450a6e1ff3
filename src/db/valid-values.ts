import type { TenantTx } from "./with-tenant"

interface Column {
  name: string
  type: string
}

const earliest = "1900-01-01"
const latest = "2200-01-01"
const digits = "^-{0,1}[0-9]{1,20}([.][0-9]*){0,1}(e[+-]{0,1}[0-9]{1,2}){0,1}$"

/** Returns the condition that a column's value, if any, is computable; undefined for a type without invalid values. */
function conditionOf({ name, type }: Column): string | undefined {
  const value = `t."${name}"`
  if (/^(numeric|double precision|real|bigint)$/.test(type)) {
    return `(${value} is null or abs(${value}) <= ${Number.MAX_SAFE_INTEGER})`
  }
  if (/^(timestamp|date)/.test(type)) {
    return `(${value} is null or ${value} between '${earliest}' and '${latest}')`
  }
  // Medusa's exact amounts, e.g. {"value": "12.50", "precision": 20}.
  if (type === "jsonb" && name.startsWith("raw_")) {
    return `(${value} is null or ${value} = 'null'::jsonb or ${value}->>'value' ~ '${digits}')`
  }
  return undefined
}

/**
 * Returns a condition on a table's row `t`: each number is finite and exact in JavaScript, and each time is between
 * 1900 and 2200. PostgreSQL's `NaN` and `infinity` would make sums and sorted lists over all tenants fail.
 */
export async function validValues(tx: TenantTx, table: string): Promise<string> {
  const columns = await tx.rows<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
     where a.attrelid = ?::text::regclass and a.attnum > 0 and not a.attisdropped`,
    [`"${table}"`]
  )
  return columns.flatMap((column) => conditionOf(column) ?? []).join(" and ") || "true"
}
