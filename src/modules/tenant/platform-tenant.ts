import type { AdminBranding } from "../../contract/admin-branding"
import { defaultTaxConfig } from "../../contract/rules/tenant-defaults"
import type { TenantLimits } from "../../contract/tenant-limits"
import type { TenantTx } from "../../db/with-tenant"
import { type BrandRow, brandOf, writeBrand } from "./brand"
import { setPrimaryHost } from "./hosts/primary-host"
import { asConflict } from "./write-tenant"

/** A tenant as superadmins edit it: its brand, and fields that its own admins can't change. */
export type PlatformTenant = AdminBranding & {
  domain: string
  slug: string
  isActive: boolean
  /** Percent. */
  gstRate: number
  /** Rupees. */
  shippingFee: number
}

/** Returns the transaction's tenant and locks it until the end; undefined for an archived or unknown one. */
export async function lockTenant(tx: TenantTx): Promise<PlatformTenant | undefined> {
  const row = await tx.first<BrandRow>(
    "select * from tenant where id = ? and archived_at is null for update",
    [tx.tenantId]
  )
  if (!row) return undefined
  const { gstRate, shippingFee } = { ...defaultTaxConfig, ...row.tax_config }
  return {
    ...brandOf(row),
    domain: row.domain,
    slug: row.slug,
    isActive: row.is_active,
    gstRate: Number(gstRate),
    shippingFee: Number(shippingFee),
  }
}

/** Writes the tenant and increments its version. @throws ApiError CONFLICT when a name is in use */
export async function writePlatformTenant(tx: TenantTx, it: PlatformTenant): Promise<void> {
  await writeBrand(tx, it)
  const taxes = JSON.stringify({ gstRate: it.gstRate, shippingFee: it.shippingFee })
  await tx
    .run(
      `update tenant set domain = ?, slug = ?, is_active = ?, tax_config = tax_config || ?::jsonb
       where id = ?`,
      [it.domain, it.slug, it.isActive, taxes, tx.tenantId]
    )
    .catch(asConflict)
  await setPrimaryHost(tx, it.domain).catch(asConflict)
}

/** Stores why the tenant is closed; null for an open one. */
export const writeReason = (tx: TenantTx, reason: string | null): Promise<number> =>
  tx.run("update tenant set closed_reason = case when is_active then null else ?::text end where id = ?", [
    reason,
    tx.tenantId,
  ])

/**
 * Returns the limits of the transaction's tenant and locks them until the end; undefined for an archived or unknown
 * one.
 */
export async function lockLimits(tx: TenantTx): Promise<TenantLimits | undefined> {
  const row = await tx.first<{ limits: Partial<TenantLimits> }>(
    "select limits from tenant where id = ? and archived_at is null for update",
    [tx.tenantId]
  )
  return row && { callsPerSecond: null, callsAtOnce: null, ...row.limits }
}

export const writeLimits = (tx: TenantTx, limits: TenantLimits): Promise<number> =>
  tx.run("update tenant set limits = ?::jsonb where id = ?", [JSON.stringify(limits), tx.tenantId])

/** Archives the tenant: its hosts stop working and its names become free. All its rows stay. */
export async function archiveTenantRow(tx: TenantTx): Promise<void> {
  await tx.run("delete from tenant_host where tenant_id = ?", [tx.tenantId])
  await tx.run("update tenant set archived_at = now(), updated_at = now() where id = ?", [tx.tenantId])
}
