import type { ContactBody, ContactMessage } from "../../contract/contact"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { notFound } from "../../lib/api-error"

type Row = Omit<ContactMessage, "createdAt"> & { createdAt: Date }

const columns = `id, name, email, message, is_read as "isRead", is_answered as "isAnswered",
  created_at as "createdAt", version`

const messageOf = (row: Row): ContactMessage => ({ ...row, createdAt: row.createdAt.toISOString() })

/** Keeps a message. @returns its id */
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

/** The tenant's messages, the newest first, and how many there are in all. */
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

/** How many of the tenant's messages nobody has read. */
export async function countUnread(tx: TenantTx): Promise<number> {
  const found = await tx.first<{ unread: number }>(
    "select count(*)::int as unread from contact_message where tenant_id = ? and not is_read",
    [tx.tenantId]
  )
  return found?.unread ?? 0
}

/** One message, held until the transaction ends, if the tenant has it. */
export async function findMessage(tx: TenantTx, id: string): Promise<ContactMessage | undefined> {
  const row = await tx.first<Row>(
    `select ${columns} from contact_message where tenant_id = ? and id = ? for update`,
    [tx.tenantId, id]
  )
  return row && messageOf(row)
}

/** One message, held until the transaction ends. @throws ApiError NOT_FOUND, for another tenant's too */
export async function lockMessage(tx: TenantTx, id: string): Promise<ContactMessage> {
  const found = await findMessage(tx, id)
  if (!found) throw notFound("Message")
  return found
}

/** Writes down whether a message was read and answered, one version on. */
export const markMessage = (
  tx: TenantTx,
  { id, isRead, isAnswered }: Pick<ContactMessage, "id" | "isRead" | "isAnswered">
): Promise<number> =>
  tx.run(
    `update contact_message set is_read = ?, is_answered = ?, version = version + 1, updated_at = now()
     where tenant_id = ? and id = ?`,
    [isRead, isAnswered, tx.tenantId, id]
  )

/** What somebody has written from this address, as their own export shows it. */
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
