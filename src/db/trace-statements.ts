import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { startStatementSpan } from "../lib/telemetry/tracing"
import { openPool } from "./open-pool"

interface Query {
  __knexQueryUid?: string
  sql: string
}

const pollMs = 100

/**
 * Sends a span for each statement that runs inside a traced request or job, as soon as Medusa has opened its pool. Bound
 * values are not sent.
 */
export function traceStatements(): void {
  const timer = setInterval(() => {
    const knex = openPool()
    if (!knex) return
    clearInterval(timer)
    follow(knex)
  }, pollMs).unref()
}

function follow(knex: Knex): void {
  const running = new Map<string, ReturnType<typeof startStatementSpan>>()
  const end = (query: Query, failed: boolean): void => {
    const id = query.__knexQueryUid ?? ""
    running.get(id)?.end(failed)
    running.delete(id)
  }
  knex.on("query", (query: Query) => {
    const span = query.__knexQueryUid === undefined ? undefined : startStatementSpan(query.sql)
    if (span) running.set(query.__knexQueryUid ?? "", span)
  })
  knex.on("query-response", (_response: unknown, query: Query) => end(query, false))
  knex.on("query-error", (_error: unknown, query: Query) => end(query, true))
}
