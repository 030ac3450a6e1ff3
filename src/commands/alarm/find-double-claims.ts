import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { raiseAlarm } from "../../modules/alarm/alarms"
import {
  type Claim,
  doubleClaims,
  dropClaimsBut,
  replaceClaims,
  sweptVersions,
} from "../../modules/alarm/report-claims"
import { reportHash } from "../../modules/alarm/report-hash"
import {
  catalogVersions,
  type CertifiedStone,
  certifiedStones,
} from "../../modules/catalog/read/certified-stones"
import { doubleClaimMail } from "../../modules/mail/mails/alarm"
import { readContent } from "../../modules/settings/read-settings"
import { listTenants } from "../../modules/tenant/find-tenant"
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
  const tenants = await listTenants(container)
  await dropClaimsBut(
    container,
    tenants.map((it) => it.id)
  )
  const [versions, swept] = await Promise.all([catalogVersions(container), sweptVersions(container)])
  const changed = tenants.filter((it) => (versions.get(it.id) ?? noStones) !== swept.get(it.id))
  for (const { id } of changed) {
    await replaceClaims(
      container,
      id,
      versions.get(id) ?? noStones,
      claimsOf(await certifiedStones(container, id))
    )
  }
  const double = changed.length ? await doubleClaims(container) : []
  for (const tenant of tenants) {
    const own = double.filter((it) => it.tenantId === tenant.id)
    if (own.length) await notifyTenant(container, tenant, own)
  }
  return double.length
}

const claimsOf = (stones: readonly CertifiedStone[]): Claim[] =>
  stones.flatMap(({ productId, certificateLab, certificateNumber }) => {
    const hash = reportHash(certificateLab, certificateNumber)
    return hash === null ? [] : [{ productId, reportHash: hash }]
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
      if (await raiseAlarm(tx, { kind: "REPORT_CLAIMED_TWICE", subject, productId, details }))
        raised.push(stone)
    }
    const to = (await readContent(tx)).contact_email ?? tenant.branding.contact.email
    if (!raised.length || !to) return
    await mailAsTenant(container, tx, { to, validForSeconds: retryPeriodSeconds }, (shop) =>
      doubleClaimMail(shop.brandName, raised)
    )
  })
}
