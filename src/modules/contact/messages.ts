import type { ContactBody, ContactMessage } from "../../contract/contact"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { notFound } from "../../lib/api-error"

type Row = Omit<ContactMessage, "createdAt"> & { createdAt: Date }

const columns = `id, name, email, message, is_read as "isRead", is_answered as "isAnswered",
  created_at as "createdAt", version`

const messageOf = (row: Row): ContactMessage => ({ ...row, createdAt: row.createdAt.toISOString() })

/** Stores a contact message. @returns its id */
export async function insertMessage(tx: TenantTx, { name, email, message }: ContactBody): Promise<string> {
  const id = newId("msg")
  await tx.run("insert into contact_message (tenant_id, id, name, email, message) values (?, ?, ?, ?, ?)", [
    tx.tenantId,
    id,
    name,
    email,
    message,
  ])
  return id
}

/** The tenant's messages, newest first, and their total number. */
export async function listMessages(
  tx: TenantTx,
  { limit, offset }: { limit: number; offset: number }
): Promise<{ messages: ContactMessage[]; total: number }> {
  const rows = await tx.rows<Row>(
    `select ${columns} from contact_message where tenant_id = ? order by created_at desc, id limit ? offset ?`,
    [tx.tenantId, limit, offset]
  )
  const count = await tx.first<{ total: number }>(
    "select count(*)::int as total from contact_message where tenant_id = ?",
    [tx.tenantId]
  )
  return { messages: rows.map(messageOf), total: count?.total ?? 0 }
}

/** Number of the tenant's unread messages. */
export async function countUnread(tx: TenantTx): Promise<number> {
  const found = await tx.first<{ unread: number }>(
    "select count(*)::int as unread from contact_message where tenant_id = ? and not is_read",
    [tx.tenantId]
  )
  return found?.unread ?? 0
}

/** Returns a message of the tenant and locks it until the transaction ends; undefined when there is none. */
export async function findMessage(tx: TenantTx, id: string): Promise<ContactMessage | undefined> {
  const row = await tx.first<Row>(
    `select ${columns} from contact_message where tenant_id = ? and id = ? for update`,
    [tx.tenantId, id]
  )
  return row && messageOf(row)
}

/** Returns a message and locks it until the transaction ends. @throws ApiError NOT_FOUND, for another tenant's too */
export async function lockMessage(tx: TenantTx, id: string): Promise<ContactMessage> {
  const found = await findMessage(tx, id)
  if (!found) throw notFound("Message")
  return found
}

/** Sets whether a message was read and answered, and increments its version. */
export const markMessage = (
  tx: TenantTx,
  { id, isRead, isAnswered }: Pick<ContactMessage, "id" | "isRead" | "isAnswered">
): Promise<number> =>
  tx.run(
    `update contact_message set is_read = ?, is_answered = ?, version = version + 1, updated_at = now()
     where tenant_id = ? and id = ?`,
    [isRead, isAnswered, tx.tenantId, id]
  )

/** Messages sent from this e-mail address, as in that account's data export. */
export const messagesFrom = (
  tx: TenantTx,
  email: string
): Promise<Pick<ContactMessage, "name" | "email" | "message">[]> =>
  tx.rows(
    `select name, email, message, created_at as "createdAt" from contact_message
     where tenant_id = ? and lower(email) = lower(?) order by created_at, id`,
    [tx.tenantId, email]
  )

export const deleteMessagesFrom = (tx: TenantTx, email: string): Promise<number> =>
  tx.run("delete from contact_message where tenant_id = ? and lower(email) = lower(?)", [tx.tenantId, email])
