import type { Context, MedusaContainer } from "@medusajs/framework/types"
import { MessageAggregator } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type TenantTx, transactionOf } from "../db/with-tenant"
import { emitAfterCommit } from "./emit-after-commit"

type Container = Pick<MedusaContainer, "resolve">
interface EntityManager {
  fork: (options: { cloneEventManager: boolean }) => EntityManager
  setTransactionContext: (trx: Knex.Transaction) => void
  flush: () => Promise<void>
}
interface WithManager {
  baseRepository_: { manager_: EntityManager }
}
interface Shared {
  aggregator: MessageAggregator
  modules: Map<object, { manager: EntityManager; context: Context }>
}

const sharedOf = new WeakMap<TenantTx, Shared>()
const hasManager = (service: object): service is WithManager => "baseRepository_" in service

/**
 * Context that makes a module's service write in the tenant's transaction; pass it as the LAST argument of each call.
 * There is one forked entity manager per module and transaction: an identity map that outlived its transaction would
 * return one tenant's rows to another. `cloneEventManager` is needed since the module's own would swallow every later
 * event of the process. Events of the services go to the event bus after the commit.
 * @throws Error for a service without tables
 */
export function sharedContext(container: Container, tx: TenantTx, service: object): Context {
  const shared = sharedOf.get(tx) ?? begin(container, tx)
  const known = shared.modules.get(service)
  if (known) return known.context
  if (!hasManager(service)) throw new Error("Not a module service with tables")
  const manager = service.baseRepository_.manager_.fork({ cloneEventManager: true })
  manager.setTransactionContext(transactionOf(tx))
  const context = {
    __type: "MedusaContext",
    transactionManager: manager,
    manager,
    messageAggregator: shared.aggregator,
  } as unknown as Context
  shared.modules.set(service, { manager, context })
  return context
}

/** Flushes the module services' pending writes, so that later SQL statements see them. */
export async function flushModules(tx: TenantTx): Promise<void> {
  for (const { manager } of sharedOf.get(tx)?.modules.values() ?? []) await manager.flush()
}

function begin(container: Container, tx: TenantTx): Shared {
  const shared: Shared = { aggregator: new MessageAggregator(), modules: new Map() }
  sharedOf.set(tx, shared)
  tx.beforeCommit(async () => {
    await flushModules(tx)
    const messages = Object.values(shared.aggregator.getMessages()).flat()
    if (messages.length) emitAfterCommit(container, tx, messages, { internal: true })
  })
  return shared
}
