import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { inTransaction } from "./transaction"

type Container = Pick<MedusaContainer, "resolve">

/** Tenants that one call enters. Its row locks last until its end, about a tenth of a second later. */
const atOnce = 500
/** Max time that a statement waits for a row lock: the tenant is left for the next run. */
const lockTimeout = "1s"

/** What is done in each tenant, in SQL that names the tenant as `a_tenant`. */
export interface TenantSql {
  /** Writes, in this sequence. */
  statements: readonly string[]
  /** A condition that is true for tenants which need more than these. */
  needsMore: string
}

interface Entered {
  /** Number of rows that the statements wrote. */
  written: number
  /** Ids of tenants for which `needsMore` is true. */
  more: string[]
  /** Reasons of the failed tenants, by id. */
  failed: Record<string, string>
}

/** One block for each tenant, so that a failure undoes only that tenant's writes. */
const blockOf = ({ statements, needsMore }: TenantSql): string => `
  do $for_tenants$
  declare
    a_tenant text;
    v_rows bigint;
    v_own bigint;
    v_more boolean;
    v_result jsonb := '{"written": 0, "more": [], "failed": {}}';
  begin
    for a_tenant in select jsonb_array_elements_text(current_setting('ratna.tenants')::jsonb) loop
      begin
        perform set_config('app.tenant_id', a_tenant, true);
        v_own := 0;
        ${statements.map((sql) => `${sql};\n get diagnostics v_rows = row_count;\n v_own := v_own + v_rows;`).join("\n")}
        v_more := ${needsMore};
        v_result := jsonb_set(v_result, '{written}', to_jsonb((v_result->>'written')::bigint + v_own));
        if v_more then v_result := jsonb_insert(v_result, '{more,-1}', to_jsonb(a_tenant), true); end if;
      exception when others then
        v_result := jsonb_set(v_result, array['failed', a_tenant], to_jsonb(sqlerrm));
      end;
    end loop;
    perform set_config('ratna.result', v_result::text, true);
  end $for_tenants$`

/**
 * Runs SQL in each of the tenants, 500 in one call, under their row-level security. A tenant whose statements fail is
 * reported, and the others are done.
 */
export async function forTenants(
  container: Container,
  tenantIds: readonly string[],
  sql: TenantSql
): Promise<Entered> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const block = blockOf(sql)
  const all: Entered = { written: 0, more: [], failed: {} }
  for (let from = 0; from < tenantIds.length; from += atOnce) {
    const ids = JSON.stringify(tenantIds.slice(from, from + atOnce))
    const found = await inTransaction(knex, async (trx) => {
      await trx.raw("select set_config('ratna.tenants', ?, true), set_config('lock_timeout', ?, true)", [
        ids,
        lockTimeout,
      ])
      await trx.raw(block)
      const { rows } = await trx.raw<{ rows: { result: Entered }[] }>(
        "select current_setting('ratna.result')::jsonb as result"
      )
      return rows[0]?.result
    })
    all.written += found?.written ?? 0
    all.more.push(...(found?.more ?? []))
    Object.assign(all.failed, found?.failed)
  }
  return all
}
