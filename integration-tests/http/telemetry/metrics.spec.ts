import { Client } from "../../support/client"
import { metricsOf, metricsUrl, seriesOf, valueOf } from "../../support/metrics"
import { newShopper } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import { closeTenant } from "../../support/tenant-row"
import { inTransaction, rows } from "../../support/database"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

const durations = "ratna_http_request_duration_seconds_count"

/** The series of one request; labels are in the order in which they are recorded. */
const requests = (route: string, status = 200, method = "GET"): string =>
  `${durations}{method="${method}",route="${route}",status="${String(status)}"}`

jest.setTimeout(60_000)

const servers = ["storefront", "medusa"] as const

describe("a request is counted", () => {
  it("by both servers under the endpoint's declared pattern", async () => {
    const [product] = (await new Client().get<{ slug: string }[]>("/api/products?limit=1")).body
    const route = requests("/api/products/slug/:slug")
    const before = await Promise.all(servers.map(metricsOf))
    await new Client().get(`/api/products/slug/${String(product?.slug)}`)
    for (const [at, server] of servers.entries()) {
      await waitFor(`the request in the metrics of ${server}`, async () => {
        const counted = valueOf(await metricsOf(server), route) - valueOf(before[at] ?? "", route)
        return counted >= 1 || undefined
      })
    }
  })

  it("as a page under its pattern, and as served from memory the second time", async () => {
    const [product] = (await new Client().get<{ slug: string }[]>("/api/products?limit=1")).body
    const path = `/products/${String(product?.slug)}`
    const before = await metricsOf("storefront")
    await new Client().get(path)
    await new Client().get(path)
    const after = await waitFor("two pages in the metrics", async () => {
      const text = await metricsOf("storefront")
      const route = requests("/products/:slug")
      return valueOf(text, route) >= valueOf(before, route) + 2 ? text : undefined
    })
    const hits = 'ratna_ready_responses_total{kind="page",result="hit"}'
    expect(valueOf(after, hits)).toBeGreaterThan(valueOf(before, hits))
  })
})

it("clients can't add series: unknown paths, odd methods and more tenants are counted together", async () => {
  const known = async () => {
    const texts = await Promise.all(servers.map(metricsOf))
    return texts.map((text) => new Set(seriesOf(text, durations).map((it) => it.replace(/,status=.*/, ""))))
  }
  const visit = async (visitor: Client) => {
    const word = unique("word")
    for (const path of [
      `/${word}`,
      `/api/${word}`,
      `/api/products/slug/${word}`,
      `/static/${word}.webp`,
      `/s/${word}`,
    ])
      await visitor.get(path)
    await visitor.send("PROPFIND", `/api/${word}`)
    await new Client(visitor.slug, { medusa: true }).get(`/admin/${word}`)
    await new Client(visitor.slug, { medusa: true }).get(`/${word}`)
  }
  await visit(new Client())
  const before = await known()
  for (const tenant of [await newTenant(), await newTenant()]) await visit(new Client(tenant.slug))
  await visit(new Client(unique("nobody")))
  const after = await known()
  // Creating tenants and requests of other specs use declared endpoints, whose number is fixed.
  const added = after.map((series, at) => [...series].filter((it) => !before[at]?.has(it)))
  for (const series of added.flat()) expect(series).toMatch(/route="\/(api\/[a-z]|admin\/ratna)[a-z/:-]*"/)
})

it("no metric contains a tenant, an account or an id", async () => {
  const tenant = await newTenant()
  const { client, email, user } = await newShopper(tenant.slug)
  await client.get("/api/auth/me")
  await client.get("/profile")
  const texts = (await Promise.all(servers.map(metricsOf))).join("\n")
  for (const secret of [tenant.slug, tenant.id, tenant.brandName, email, user.id, "@"])
    expect(texts).not.toContain(secret)
})

it("work that nobody does is seen by its kind and its age", async () => {
  const id = unique("mail")
  await rows(
    `insert into mail_due (tenant_id, id, due_at)
     select id, $1, now() + interval '1 s' from tenant where slug = 'default'`,
    [id]
  )
  await inTransaction(async (ask) => {
    // A claim skips locked rows, so this one stays due.
    await ask("select 1 from mail_due where id = $1 for update", [id])
    const text = await waitFor("a row that has been due for a second", async () => {
      const found = await metricsOf("medusa")
      return valueOf(found, 'ratna_due_work_oldest_seconds{kind="mails"}') > 1 ? found : undefined
    })
    expect(valueOf(text, 'ratna_due_work_rows{kind="mails"}')).toBeGreaterThan(0)
    const kinds = seriesOf(text, "ratna_due_work_rows").map((it) => /kind="([^"]+)"/.exec(it)?.[1])
    expect(kinds.sort()).toEqual([
      "hosts",
      "mails",
      "order sync",
      "payments",
      "picture copies",
      "refunds",
      "reindex",
      "webhooks",
    ])
    await ask("delete from mail_due where id = $1", [id])
  })
})

it("every job is watched from its first start on, also one that has not run yet", async () => {
  const lastRun = "ratna_job_last_run_timestamp_seconds"
  const text = await metricsOf("medusa")
  const jobs = seriesOf(text, lastRun).map((it) => /job="([^"]+)"/.exec(it)?.[1])
  expect(jobs).toEqual(expect.arrayContaining(["send-due-mails", "purge-expired", "sweep-pictures"]))
  // The time is the database's: a process that has run no job reports it too.
  await rows("update job_run set ended_at = to_timestamp(1700000000) where job = 'sweep-pictures'")
  await waitFor("what the database holds", async () => {
    const found = valueOf(await metricsOf("medusa"), `${lastRun}{job="sweep-pictures"}`)
    return found === 1_700_000_000 || undefined
  })
})

it("each process reports whether it is ready, and whether it can use what it depends on", async () => {
  expect(valueOf(await metricsOf("storefront"), 'ratna_ready{service="storefront"}')).toBe(1)
  const text = await metricsOf("medusa")
  expect(valueOf(text, 'ratna_ready{service="server"}')).toBe(1)
  for (const name of ["database", "gateway", "smtp"])
    expect([name, valueOf(text, `ratna_dependency_up{dependency="${name}"}`)]).toEqual([name, 1])
  expect(seriesOf(text, "ratna_refunds_held")).toEqual(['ratna_refunds_held{reason="restored"}'])
})

it("responses of a closed store are counted apart from failures, by both servers", async () => {
  const tenant = await newTenant()
  const counts = async () =>
    (await Promise.all(servers.map(metricsOf))).map((text) =>
      valueOf(text, "ratna_closed_store_responses_total")
    )
  await closeTenant(tenant.slug)
  const before = await counts()
  const visitor = new Client(tenant.slug)
  for (const path of ["/", "/api/products"]) expect((await visitor.get(path)).status).toBe(503)
  const after = await counts()
  for (const at of servers.keys()) expect(after[at]).toBeGreaterThan(before[at] ?? 0)
})

it("the pool, the event loop and the last run of the jobs are reported", async () => {
  const text = await waitFor("a job's run", async () => {
    const found = await metricsOf("medusa")
    const job = 'ratna_job_last_run_timestamp_seconds{job="send-due-webhooks"}'
    return valueOf(found, job) > Date.now() / 1000 - 60 ? found : undefined
  })
  expect(valueOf(text, 'ratna_db_pool_connections{state="max"}')).toBe(20)
  expect(seriesOf(text, "nodejs_eventloop_lag_p99_seconds")).toHaveLength(1)
  expect(seriesOf(text, "ratna_version_check_age_seconds")).toHaveLength(1)
})

it("nothing but the metrics is served there", async () => {
  for (const server of servers) {
    const url = metricsUrl(server)
    expect((await fetch(url.replace("/metrics", "/"))).status).toBe(404)
    expect((await fetch(url, { method: "POST" })).status).toBe(404)
  }
})
