import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { runAlone } from "../../db/transaction"
import type { TenantTx } from "../../db/with-tenant"
import type { Snapshot } from "../../domain/order-snapshot"

type Buyer = NonNullable<Snapshot["buyer"]>

/** The registered firm for which the account bought last. */
export const keptBuyer = async (tx: TenantTx, accountId: string): Promise<Buyer | undefined> =>
  (await tx.first<{ buyer: Buyer | null }>("select account_buyer(?, ?) as buyer", [tx.tenantId, accountId]))
    ?.buyer ?? undefined

/** Keeps the firm for the account's next checkout, in one statement; null forgets it. */
export const keepBuyer = (
  knex: Knex,
  tenantId: string,
  { accountId, buyer }: { accountId: string; buyer: Buyer | null }
): Promise<unknown> =>
  runAlone(knex, "select account_keep_buyer(?, ?, ?, ?)", [
    tenantId,
    accountId,
    buyer?.gstin ?? null,
    buyer?.name ?? null,
  ])
