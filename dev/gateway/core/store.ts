import { openJournal, type Journal } from "./journal"
import type { OrderRecord, PaymentRecord, RefundRecord, WebhookTarget } from "./entities"

/**
 * The gateway's whole state, in memory. With a state file each change is first appended to it, so that payments survive
 * a restart or a crash of this process.
 */
export interface Store {
  secrets: ReadonlyMap<string, string>
  orders: ReadonlyMap<string, OrderRecord>
  payments: ReadonlyMap<string, PaymentRecord>
  refunds: ReadonlyMap<string, RefundRecord>
  webhooks: ReadonlyMap<string, WebhookTarget>
  /** Maximum amount of one order of an account, in paise, where it is lower than the gateway's maximum. */
  limits: ReadonlyMap<string, number>
  paymentsOf: (orderId: string) => PaymentRecord[]
  refundsOf: (paymentId: string) => RefundRecord[]
  saveSecret: (keyId: string, secret: string) => void
  saveOrder: (record: OrderRecord) => void
  savePayment: (record: PaymentRecord) => void
  saveRefund: (record: RefundRecord) => void
  saveWebhook: (target: WebhookTarget) => void
  removeWebhook: (keyId: string, url: string) => void
  saveLimit: (keyId: string, amount: number) => void
  close: () => void
}

type Table = "secret" | "order" | "payment" | "refund" | "webhook" | "limit"

export function openStore(stateFile: string | undefined): Store {
  const secrets = new Map<string, string>()
  const orders = new Map<string, OrderRecord>()
  const payments = new Map<string, PaymentRecord>()
  const refunds = new Map<string, RefundRecord>()
  const webhooks = new Map<string, WebhookTarget>()
  const limits = new Map<string, number>()
  const tables: Record<Table, Map<string, unknown>> = {
    secret: secrets,
    order: orders,
    payment: payments,
    refund: refunds,
    webhook: webhooks,
    limit: limits,
  }
  const paymentIds = new Map<string, string[]>()
  const refundIds = new Map<string, string[]>()

  const index = (table: string, id: string): void => {
    if (table === "payment") addTo(paymentIds, payments.get(id)?.entity.order_id, id)
    if (table === "refund") addTo(refundIds, refunds.get(id)?.entity.payment_id, id)
  }
  const journal: Journal | undefined = stateFile
    ? openJournal(
        stateFile,
        ([table, id, value]) => {
          const map = tables[table as Table]
          if (value === null) map.delete(id)
          else map.set(id, value)
          index(table, id)
        },
        () =>
          Object.entries(tables).flatMap(([table, map]) =>
            [...map].map(([id, value]) => [table, id, value] as const)
          )
      )
    : undefined

  const save = (table: Table, id: string, value: unknown): void => {
    journal?.append([table, id, value])
    tables[table].set(id, value)
    index(table, id)
  }
  return {
    secrets,
    orders,
    payments,
    refunds,
    webhooks,
    limits,
    paymentsOf: (orderId) => present(paymentIds.get(orderId), payments),
    refundsOf: (paymentId) => present(refundIds.get(paymentId), refunds),
    saveSecret: (keyId, secret) => {
      save("secret", keyId, secret)
    },
    saveOrder: (record) => {
      save("order", record.entity.id, record)
    },
    savePayment: (record) => {
      save("payment", record.entity.id, record)
    },
    saveRefund: (record) => {
      save("refund", record.entity.id, record)
    },
    saveWebhook: (target) => {
      save("webhook", `${target.keyId} ${target.url}`, target)
    },
    removeWebhook: (keyId, url) => {
      journal?.append(["webhook", `${keyId} ${url}`, null])
      webhooks.delete(`${keyId} ${url}`)
    },
    saveLimit: (keyId, amount) => {
      save("limit", keyId, amount)
    },
    close: () => {
      journal?.close()
    },
  }
}

function addTo(index: Map<string, string[]>, key: string | undefined, id: string): void {
  if (key === undefined) return
  const ids = index.get(key) ?? []
  if (!ids.includes(id)) index.set(key, [...ids, id])
}

const present = <T>(ids: string[] | undefined, from: ReadonlyMap<string, T>): T[] =>
  (ids ?? []).flatMap((id) => from.get(id) ?? [])
