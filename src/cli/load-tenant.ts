import { readFile } from "node:fs/promises"
import path from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../db/with-tenant"
import { newId } from "../lib/ids"
import { findAccountByEmail } from "../modules/account/account"
import { listAddresses } from "../modules/address/find-addresses"
import { insertAddress } from "../modules/address/write-addresses"
import { clearFaqs, insertFaq } from "../modules/faq/write-faqs"
import { storeImage } from "../modules/media/store-image"
import { storeVector } from "../modules/media/store-vector"
import { writeContent, writeSettings } from "../modules/settings/write-settings"
import { findTenant } from "../modules/tenant/find-tenant"
import { createTenantWorkflow } from "../workflows/tenant/create-tenant"
import { createAccount } from "./create-account"
import type { TenantDescription } from "./tenant-file"

/**
 * Makes a tenant as it is described, and continues where an earlier try has stopped: each part is made once, by its own
 * name, and what is there already is left as it is or written again.
 */
export async function loadTenant(
  container: MedusaContainer,
  described: TenantDescription,
  pictures: string
): Promise<{ id: string; slug: string }> {
  const id = await findOrCreateTenant(container, described, pictures)
  await withTenant(container, id, async (tx) => {
    await writeSettings(tx, described.settings)
    await writeContent(tx, described.content)
    await clearFaqs(tx)
    for (const faq of described.faqs) await insertFaq(tx, faq)
  })
  for (const account of described.accounts) await loadAccount(container, id, account)
  return { id, slug: described.tenant.slug }
}

async function findOrCreateTenant(
  container: MedusaContainer,
  described: TenantDescription,
  pictures: string
): Promise<string> {
  const there = await findTenant(container, "slug", described.tenant.slug)
  if (there) return there.id
  const id = newId("ten")
  const store = (file: string | undefined) => (file ? storePicture(id, pictures, file) : null)
  const tenant = {
    ...described.tenant,
    logo: await store(described.brand.logo),
    heroImage: await store(described.brand.heroImage),
    favicon: await store(described.brand.favicon),
  }
  await createTenantWorkflow(container).run({ input: { id, tenant, allowReserved: true } })
  return id
}

async function storePicture(tenantId: string, folder: string, file: string): Promise<string> {
  const picture = await readFile(path.join(folder, file))
  return file.endsWith(".svg") ? storeVector(tenantId, picture) : storeImage(tenantId, picture)
}

async function loadAccount(
  container: MedusaContainer,
  tenantId: string,
  { addresses, ...account }: TenantDescription["accounts"][number]
): Promise<void> {
  const there = await withTenant(container, tenantId, (tx) => findAccountByEmail(tx, account.email))
  const { id } = there ?? (await createAccount(container, { ...account, tenantId, verified: true }))
  await withTenant(container, tenantId, async (tx) => {
    if ((await listAddresses(tx, id)).length) return
    for (const address of addresses) await insertAddress(tx, id, newId("addr"), address)
  })
}
