import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { groupBy } from "../../lib/group-by"
import { raiseAlarm } from "../../modules/alarm/alarms"
import {
  type Claim,
  doubleClaims,
  dropClaimsBut,
  replaceClaims,
  sweptVersions,
} from "../../modules/alarm/report-claims"
import { reportHashes } from "../../modules/alarm/report-hash"
import {
  catalogVersions,
  type CertifiedStone,
  certifiedStones,
} from "../../modules/catalog/read/certified-stones"
import { doubleClaimMail } from "../../modules/mail/mails/alarm"
import { readContent } from "../../modules/settings/read-settings"
import { findTenant, openTenantIds } from "../../modules/tenant/find-tenant"
import type { Tenant } from "../../modules/tenant/tenant"
import { mailAsTenant, retryPeriodSeconds } from "../mail/tenant-mail"

/** Version of a catalog that nothing was ever written into. */
const noStones = "0"

/**
 * Reads the report claims of tenants whose catalog has changed, and alerts each tenant whose product claims a report
 * that another product claims too. Safe to repeat and to run concurrently: an alarm is raised once, and mailed by the
 * process that raised it.
 */
export async function findDoubleClaims(container: MedusaContainer): Promise<number> {
  const open = await openTenantIds(container)
  await dropClaimsBut(container, open)
  const [versions, swept] = await Promise.all([catalogVersions(container), sweptVersions(container)])
  const changed = open.filter((id) => (versions.get(id) ?? noStones) !== swept.get(id))
  for (const id of changed) {
    await replaceClaims(
      container,
      id,
      versions.get(id) ?? noStones,
      claimsOf(await certifiedStones(container, id))
    )
  }
  const double = changed.length ? await doubleClaims(container) : []
  for (const own of groupBy(double, (it) => it.tenantId)) {
    const tenant = await findTenant(container, "id", own[0]?.tenantId ?? "")
    if (tenant) await notifyTenant(container, tenant, own)
  }
  return double.length
}

const claimsOf = (stones: readonly CertifiedStone[]): Claim[] =>
  stones.flatMap(({ productId, certificateLab, certificateNumber }) => {
    const hashes = reportHashes(certificateLab, certificateNumber)
    return hashes === null ? [] : [{ productId, reportHash: hashes[0] }]
  })

async function notifyTenant(
  container: MedusaContainer,
  tenant: Tenant,
  claims: readonly Claim[]
): Promise<void> {
  const stones = new Map((await certifiedStones(container, tenant.id)).map((it) => [it.productId, it]))
  await withTenant(container, tenant.id, async (tx) => {
    const raised: CertifiedStone[] = []
    for (const { productId, reportHash: subject } of claims) {
      const stone = stones.get(productId)
      if (!stone) continue
      const { name, certificateLab, certificateNumber } = stone
      const details = { name, certificateLab, certificateNumber }
      const aliases = reportHashes(certificateLab, certificateNumber) ?? []
      if (await raiseAlarm(tx, { kind: "REPORT_CLAIMED_TWICE", subject, aliases, productId, details }))
        raised.push(stone)
    }
    const to = (await readContent(tx)).contact_email ?? tenant.branding.contact.email
    if (!raised.length || !to) return
    await mailAsTenant(container, tx, { to, validForSeconds: retryPeriodSeconds }, (tenant) =>
      doubleClaimMail(tenant.brandName, raised)
    )
  })
}
