import { rows } from "../../integration-tests/support/database"
import { inMedusa } from "../../integration-tests/support/medusa-exec"
import { product } from "../../integration-tests/support/product"
import { expectStatus } from "../../integration-tests/support/shopper"
import { superadmin } from "../../integration-tests/support/tenant"
import { costOf } from "../support/cpu"
import { costText, type Finding, median } from "../support/report"

/** Maximum of the overview's response, and of the hourly purge. */
const promised = { ms: 50, kB: 50, purgeSeconds: 5 }

/** Number of tenants with a checkout in the last 26 hours. */
const withCheckout = 100

/**
 * Adds tenants to the registry, by SQL, since opening each takes 100 ms: five accounts, three orders on different days and
 * an expired row each. They have no stones and nobody visits them.
 */
async function addTenants(count: number): Promise<void> {
  await rows(
    `insert into tenant (id, slug, domain, brand_name, colors, features, tax_config, sales_channel_id,
       publishable_key_id, publishable_key, stock_location_id, shipping_option_id, region_id, created_at)
     select 'ten_many' || n, 'many' || n, 'many' || n || '.example', 'Many ' || n, t.colors, t.features, t.tax_config,
       'many' || n, 'many' || n, 'many' || n, 'many' || n, 'many' || n, t.region_id, now() - n * interval '1 hour'
     from tenant t, generate_series(1, $1::int) n where t.slug = 'default'`,
    [count]
  )
  await rows(
    `insert into account (tenant_id, id, email, name, role, customer_id, auth_identity_id, created_at)
     select 'ten_many' || n, 'acc_many' || n || '_' || m, 'many' || m || '@many.example', 'Asha Rao', 'CUSTOMER',
       'cus_many' || n || '_' || m, 'auth_many' || n || '_' || m, now() - m * interval '20 days'
     from generate_series(1, $1::int) n, generate_series(1, 5) m`,
    [count]
  )
  await rows(
    `insert into shop_order (tenant_id, order_id, order_number, account_id, status, gateway_order_id, total_paise,
       snapshot, created_at)
     select 'ten_many' || n, 'order_many' || n || '_' || m, 'MANY-' || n || '-' || m, 'acc_many' || n || '_1', 'DELIVERED',
       'gateway_many' || n || '_' || m, 100000 + n, '{}', now() - m * interval '25 days'
     from generate_series(1, $1::int) n, generate_series(1, 3) m`,
    [count]
  )
  await rows(
    `insert into webhook_event (tenant_id, event_id, event, received_at)
     select 'ten_many' || n, 'event_many' || n, 'payment.captured', now() - interval '31 days'
     from generate_series(1, $1::int) n`,
    [count]
  )
  await rows(
    "insert into recent_checkout (tenant_id) select 'ten_many' || n from generate_series(1, $1::int) n",
    [withCheckout]
  )
  await rows("analyze")
}

/** Seconds that a script takes in a Medusa container. */
async function secondsOf(script: string, input: object): Promise<number> {
  const from = performance.now()
  await inMedusa(script, input)
  return (performance.now() - from) / 1000
}

/** A time at which the sweep runs in this hour (UTC), tomorrow at the earliest. */
function sweepAt(hourUtc: number): string {
  const at = new Date(Date.now() + 86_400_000)
  at.setUTCHours(hourUtc, 29, 0, 0)
  return at.toISOString()
}

async function overview(query: string, what: string): Promise<Finding[]> {
  const platform = await superadmin()
  const get = async () =>
    expectStatus(await platform.get(`/api/superadmin/analytics/overview${query}`), 200).bytes.length
  const { medusa, postgres } = (await (await fetch(`${product().controlUrl}/pids`)).json()) as Record<
    "medusa" | "postgres",
    number
  >
  const took: number[] = []
  let bytes = 0
  for (let n = 0; n < 25; n++) {
    const from = performance.now()
    bytes = await get()
    took.push(performance.now() - from)
  }
  const cost = await costOf({ node: medusa, database: postgres }, 20, get)
  const [ms, fastest, kB] = [median(took), Math.min(...took), bytes / 1000]
  return [
    {
      what,
      result: `${ms.toFixed(0)} ms (fastest ${fastest.toFixed(0)}), ${kB.toFixed(0)} kB, ${costText(cost)}; promised: ${String(promised.ms)} ms, ${String(promised.kB)} kB`,
      holds: ms <= promised.ms && kB <= promised.kB,
    },
  ]
}

/** Measures what the platform does for all tenants: the superadmin's overview and the hourly jobs. */
export async function benchTenThousand(count: number): Promise<Finding[]> {
  await addTenants(count)
  const n = `${String(count)} tenants`
  // Once before the purge, which compacts the counters of the rows that were just added.
  const fresh = await overview("?sort=newest", `overview of ${n}`)
  const purge = await secondsOf("purge-expired.cjs", {})
  const again = await secondsOf("purge-expired.cjs", {})
  const found = await overview("?sort=newest&search=many9", `overview of ${n}, searched`)
  const sorted = await overview("?sort=revenue", `overview of ${n}, by revenue`)
  const hourly = await secondsOf("sweep-payments.cjs", { sweeps: [{ now: sweepAt(5), times: 1 }] })
  const daily = await secondsOf("sweep-payments.cjs", { sweeps: [{ now: sweepAt(21), times: 1 }] })
  return [
    ...fresh,
    ...found,
    ...sorted,
    {
      what: `purge-expired, ${n} with an expired row each, then without`,
      result: `${purge.toFixed(1)} s, ${again.toFixed(1)} s; promised: ${String(promised.purgeSeconds)} s`,
      holds: purge <= promised.purgeSeconds,
    },
    {
      what: `sweep-payments, hourly: ${String(withCheckout)} of ${n} with a checkout, without the gateway's time`,
      result: `${hourly.toFixed(2)} s`,
    },
    {
      what: `sweep-payments, daily: all ${n}, without the gateway's time`,
      result: `${daily.toFixed(2)} s`,
    },
  ]
}
