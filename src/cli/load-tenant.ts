import { readFile } from "node:fs/promises"
import path from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { BrandPicture } from "../contract/rules/pictures"
import { withTenant } from "../db/with-tenant"
import { newId } from "../lib/ids"
import { findAccountByEmail } from "../modules/account/account"
import { listAddresses } from "../modules/address/find-addresses"
import { insertAddress } from "../modules/address/write-addresses"
import { clearFaqs, insertFaq } from "../modules/faq/write-faqs"
import { storeBrandPictures } from "../modules/picture/store-brand-pictures"
import { storeVector } from "../modules/picture/store-vector"
import { writeContent, writeSettings } from "../modules/settings/write-settings"
import { findTenant } from "../modules/tenant/find-tenant"
import { createTenant } from "../workflows/tenant/create-tenant"
import { addAccount } from "./create-account"
import type { TenantDescription } from "./tenant-file"

/**
 * Creates a tenant from its description, or continues an earlier attempt. Each part is identified by its name and
 * created once; an existing part is kept or overwritten.
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
  const store = (member: BrandPicture) => {
    const file = described.brand[member]
    return file === undefined ? null : storePicture(container, id, member, path.join(pictures, file))
  }
  const tenant = {
    ...described.tenant,
    logo: await store("logo"),
    heroImage: await store("heroImage"),
    favicon: await store("favicon"),
  }
  await createTenant(container, { id, tenant, allowReserved: true })
  return id
}

/**
 * Stores a brand picture. An SVG stays SVG; any other picture is processed as an admin's upload, the logo in a format
 * that e-mails can show.
 */
async function storePicture(
  container: MedusaContainer,
  tenantId: string,
  member: BrandPicture,
  file: string
): Promise<string | null> {
  const picture = await readFile(file)
  if (file.endsWith(".svg")) return storeVector(container, tenantId, picture)
  return (await storeBrandPictures(container, tenantId, { [member]: picture }))[member] ?? null
}

async function loadAccount(
  container: MedusaContainer,
  tenantId: string,
  { addresses, ...account }: TenantDescription["accounts"][number]
): Promise<void> {
  const there = await withTenant(container, tenantId, (tx) => findAccountByEmail(tx, account.email))
  const { id } = there ?? (await addAccount(container, { ...account, tenantId, verified: true }))
  await withTenant(container, tenantId, async (tx) => {
    if ((await listAddresses(tx, id)).length) return
    for (const address of addresses) await insertAddress(tx, id, newId("addr"), address)
  })
}
