import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { env } from "../../config/env"
import { turnsOf } from "../../db/in-turn"
import { withTenant } from "../../db/with-tenant"
import { unseal } from "../../lib/seal"
import type { Mail } from "./mail"
import { outboxKey } from "./outbox-key"
import { isRefusedForGood, sendMail } from "./send-mail"

type Container = Pick<MedusaContainer, "resolve">
export interface DueMail {
  tenantId: string
  id: string
}
interface Row {
  sealed: string | null
  attempts: number
  expired: boolean
}

/** Lease duration of a claimed mail in seconds; longer than any SMTP exchange may take. */
export const claimSeconds = 150
const longestPauseSeconds = 60

/**
 * Sends one due mail and deletes it. Postpones it when the SMTP server is temporarily unavailable, and marks it as
 * failed when the server rejects it permanently. Never throws. Skips a mail that another process has claimed. A crash
 * between sending and deleting sends it twice.
 */
export const deliverMail = (container: Container, due: DueMail): Promise<void> =>
  logged(container, due, async (logger) => {
    if (!(await claim(container, due))) return
    const row = await readMail(container, due)
    if (row?.expired) logger.warn(`Mail ${due.id} could not be sent in its time and is dropped`)
    const mail = row?.sealed && !row.expired ? openMail(due, row.sealed) : null
    await send(container, due, mail, row?.attempts ?? 0)
  })

/** Like `deliverMail`, for a mail that this process has just written and thereby claimed. */
export const deliverClaimed = (container: Container, due: DueMail, mail: Mail): Promise<void> =>
  logged(container, due, () => send(container, due, mail, 0))

async function logged(
  container: Container,
  due: DueMail,
  work: (logger: Logger) => Promise<void>
): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  try {
    await work(logger)
  } catch (error) {
    logger.error(
      `Mail ${due.id} stays in the outbox`,
      error instanceof Error ? error : new Error(String(error))
    )
  }
}

async function send(container: Container, due: DueMail, mail: Mail | null, attempts: number): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const refusal = mail?.to ? await sendMail({ ...mail, to: mail.to }).catch((it: unknown) => it) : undefined
  if (!refusal) return forget(container, due, mail?.to ? "mail_sent" : "forget_mail")
  if (isRefusedForGood(refusal)) {
    logger.warn(`Mail ${due.id} was refused for good and is not tried again: ${sentenceOf(refusal)}`)
    return fail(container, due, sentenceOf(refusal))
  }
  const pause = Math.min(longestPauseSeconds, 5 * 2 ** attempts)
  logger.warn(`Mail ${due.id} is put off by ${String(pause)} s: ${sentenceOf(refusal)}`)
  return putOff(container, due, pause)
}

/** The due mails, tenant by tenant in turn: the oldest of each tenant, then the second of each. */
export async function listDueMails(container: Container, limit: number): Promise<DueMail[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: DueMail[] }>(
    `select tenant_id as "tenantId", id from ${turnsOf("mail_due", "id")} turns order by turn, id limit ?`,
    [limit]
  )
  return rows
}

async function claim(container: Container, { tenantId, id }: DueMail): Promise<boolean> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `update mail_due set due_at = now() + make_interval(secs => ?)
     where tenant_id = ? and id = ? and due_at <= now() returning id`,
    [claimSeconds, tenantId, id]
  )
  return rows.length > 0
}

const readMail = (container: Container, { tenantId, id }: DueMail): Promise<Row | undefined> =>
  withTenant(container, tenantId, (tx) =>
    tx.first<Row>(
      "select sealed, attempts, expires_at <= now() as expired from mail_outbox where tenant_id = ? and id = ?",
      [tenantId, id]
    )
  )

const openMail = ({ tenantId }: DueMail, sealed: string): Mail =>
  JSON.parse(unseal(outboxKey(env()), tenantId, sealed)) as Mail

const putOff = (container: Container, { tenantId, id }: DueMail, seconds: number): Promise<void> =>
  withTenant(container, tenantId, async (tx) => {
    const key = [tenantId, id]
    await tx.run("update mail_outbox set attempts = attempts + 1 where tenant_id = ? and id = ?", key)
    await tx.run(
      "update mail_due set due_at = now() + make_interval(secs => ?) where tenant_id = ? and id = ?",
      [seconds, ...key]
    )
  })

const fail = (container: Container, { tenantId, id }: DueMail, failure: string): Promise<void> =>
  withTenant(container, tenantId, async (tx) => {
    await tx.run(
      `update mail_outbox set sealed = null, failed_at = now(), failure = ?, attempts = attempts + 1
       where tenant_id = ? and id = ?`,
      [failure.slice(0, 500), tenantId, id]
    )
    await tx.run("delete from mail_due where tenant_id = ? and id = ?", [tenantId, id])
  })

async function forget(
  container: Container,
  { tenantId, id }: DueMail,
  how: "mail_sent" | "forget_mail"
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(`select ${how}(?, ?)`, [tenantId, id])
}

const sentenceOf = (it: unknown): string => (it instanceof Error ? it.message : String(it))
