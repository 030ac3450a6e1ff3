import { Pool, type QueryResultRow } from "pg"
import { product } from "./product"

/**
 * Reads rows as the superuser, whom row-level security does not bind: for proofs of what is and is not stored.
 * A connection for each question, so that nothing stays open when a spec ends.
 */
export async function rows<Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const pool = new Pool({ connectionString: product().superuserUrl, max: 1 })
  try {
    return (await pool.query<Row>(sql, values)).rows
  } finally {
    await pool.end()
  }
}
