import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { withTenant } from "../../db/with-tenant"
import { unseal } from "../../lib/seal"
import { type DueMail, mailQueue } from "./due"
import type { Mail } from "./mail"
import { outboxKeys } from "./outbox-keys"
import { isRefusedForGood, sendMail } from "./send-mail"

type Container = Pick<MedusaContainer, "resolve">
interface Row {
  sealed: string | null
  attempts: number
  expired: boolean
}

/**
 * Sends a claimed mail and deletes it. Postpones it when the SMTP server is temporarily unavailable, and marks it as
 * failed when the server rejects it permanently. A crash between sending and deleting sends it twice.
 */
export async function deliverMail(container: Container, due: DueMail): Promise<void> {
  const row = await readMail(container, due)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  if (row?.expired) logger.warn(`Mail ${due.id} expired before it could be sent and is dropped`)
  const mail = row?.sealed && !row.expired ? openMail(due, row.sealed) : null
  await send(container, due, mail, row?.attempts ?? 0)
}

/** Like `deliverMail`, for a mail that this process has just written and thereby claimed. Never throws. */
export async function deliverWritten(container: Container, due: DueMail, mail: Mail): Promise<void> {
  try {
    await send(container, due, mail, 0)
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(
      `Mail ${due.id} stays in the outbox`,
      error instanceof Error ? error : new Error(String(error))
    )
  }
}

async function send(container: Container, due: DueMail, mail: Mail | null, attempts: number): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const refusal = mail?.to
    ? await sendMail({ ...mail, to: mail.to }, due.id).catch((it: unknown) => it)
    : undefined
  if (!refusal) return deleteMail(container, due, mail?.to ? "mail_sent" : "forget_mail")
  if (isRefusedForGood(refusal)) {
    logger.warn(`Mail ${due.id} was rejected permanently and is not retried: ${sentenceOf(refusal)}`)
    return fail(container, due, sentenceOf(refusal))
  }
  const pause = await putOff(container, due, attempts + 1)
  logger.warn(`Mail ${due.id} is postponed by ${String(pause)} s: ${sentenceOf(refusal)}`)
}

const readMail = (container: Container, { tenantId, id }: DueMail): Promise<Row | undefined> =>
  withTenant(container, tenantId, (tx) =>
    tx.first<Row>(
      "select sealed, attempts, expires_at <= now() as expired from mail_outbox where tenant_id = ? and id = ?",
      [tenantId, id]
    )
  )

const openMail = ({ tenantId }: DueMail, sealed: string): Mail =>
  JSON.parse(unseal(outboxKeys(), tenantId, sealed)) as Mail

const putOff = (container: Container, due: DueMail, failures: number): Promise<number | null> =>
  withTenant(container, due.tenantId, async (tx) => {
    await tx.run("update mail_outbox set attempts = attempts + 1 where tenant_id = ? and id = ?", [
      tx.tenantId,
      due.id,
    ])
    return mailQueue.retry(tx, due, failures)
  })

const fail = (container: Container, due: DueMail, failure: string): Promise<void> =>
  withTenant(container, due.tenantId, async (tx) => {
    await tx.run(
      `update mail_outbox set sealed = null, failed_at = now(), failure = ?, attempts = attempts + 1
       where tenant_id = ? and id = ?`,
      [failure.slice(0, 500), tx.tenantId, due.id]
    )
    await mailQueue.drop(tx, due)
  })

async function deleteMail(
  container: Container,
  { tenantId, id }: DueMail,
  how: "mail_sent" | "forget_mail"
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(`select ${how}(?, ?)`, [tenantId, id])
}

const sentenceOf = (it: unknown): string => (it instanceof Error ? it.message : String(it))
