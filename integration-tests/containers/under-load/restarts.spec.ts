import type { AdminProduct } from "../../../src/contract/admin-product"
import { Client } from "../../support/client"
import { compose } from "../../support/containers"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { paymentsOf } from "../../support/gateway"
import { picture } from "../../support/pictures"
import { expectStatus } from "../../support/shopper"
import { newTenantWithStones } from "../../support/tenant-with-stones"
import { startTraffic } from "../../support/traffic"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(600_000)

/** 503, or a connection that Caddy's container refuses or ends, or that finds no container, while it is restarted. */
const PASSING = /got 503|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|socket hang up|before secure TLS connection/

it("PostgreSQL, Redis, S3 and Caddy are restarted: nothing is lost, and requests get at most 503", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 5_000 }])
  const path = `/api/admin/products/${tenant.stones.get("Ruby")?.id ?? ""}`
  const form = { images: [{ name: "ruby.png", data: await picture() }] }
  const { body } = expectStatus(await sendForm<AdminProduct>(tenant.admin, "PUT", path, form), 200)

  const traffic = startTraffic(tenant, "Ruby")
  try {
    for (const name of ["postgres", "redis", "s3", "caddy"]) {
      const before = traffic.paid.size
      await compose().restart(name)
      // Shoppers buy again.
      await waitFor(
        `a payment after ${name}`,
        () => Promise.resolve(traffic.paid.size > before + 1 || undefined),
        90_000
      )
    }
  } finally {
    await traffic.stop()
  }
  expect(traffic.failures.filter((failure) => !PASSING.test(failure))).toEqual([])

  // What a shopper paid while a request failed becomes an order, at once instead of in a minute.
  await rows("update payment_due set due_at = now() where tenant_id = $1", [tenant.id])
  const paid = [...traffic.paid].sort()
  await waitFor(
    "every payment's order",
    async () => ((await traffic.ordered()).length >= paid.length ? true : undefined),
    120_000
  )
  expect(await traffic.ordered()).toEqual(paid)
  for (const id of paid) expect(await paymentsOf(id)).toMatchObject([{ captured: true, refunded: 0 }])
  // The session of before, and the picture.
  expectStatus(await tenant.admin.get("/api/admin/orders"), 200)
  expectStatus(await new Client(tenant.slug).get(body.images.at(-1) ?? ""), 200)
})
