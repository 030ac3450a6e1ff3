import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { S3TestServer } from "../../../dev/test/s3-server"
import { ArchivedPostgres, hasTools } from "../../support/archived-postgres"
import { productData, runCli } from "../../support/cli"
import { rows } from "../../support/database"
import { inMedusa, inOwnMedusa } from "../../support/medusa-exec"
import { paidOrder } from "../../support/orders"
import { picture } from "../../support/pictures"
import { product } from "../../support/product"
import { atGateway } from "../../support/stray-payments"
import { newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { uploadedBy } from "../../support/uploads"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(600_000)

/** Only the stage `postgres-15` has a PostgreSQL with its tools. */
const withTools = hasTools() ? describe : describe.skip

withTools("a point-in-time recovery to a time after which orders were made", () => {
  let postgres: ArchivedPostgres
  const bucket = new S3TestServer()
  const dataDir = mkdtempSync(path.join(tmpdir(), "ratna-restored-"))
  let tenant: TenantWithStones
  /** Gateway orders by when their order was made. */
  const orders = new Map<string, string>()
  const order = async (name: string) => {
    const { gatewayOrderId } = await paidOrder(
      await newBuyer(tenant.slug),
      tenant.stones.get("Ruby")?.id ?? ""
    )
    orders.set(name, gatewayOrderId)
    const isCaptured = async () => ((await atGateway(gatewayOrderId))?.captured ? true : undefined)
    await waitFor("the capture", isCaptured)
  }

  const environment = () => ({
    ...product().env,
    DATABASE_URL: postgres.databaseUrl,
    DATA_DIR: dataDir,
    S3_URL: bucket.url,
    PICTURE_STORE: "s3",
  })
  const here = <Row extends object>(sql: string) => rows<Row>(sql, [tenant.id], postgres.superuserUrl)
  const sweep = () =>
    inOwnMedusa(
      "sweep-payments.cjs",
      { sweeps: [{ now: new Date(Date.now() + 11 * 60_000).toISOString(), times: 1 }] },
      environment()
    )
  const paymentOf = (name: string) => atGateway(orders.get(name) ?? "")

  beforeAll(async () => {
    postgres = new ArchivedPostgres()
    await bucket.start()
    tenant = await newTenantWithStones([{ name: "Ruby", stock: 50 }])
    await order("before the backup")
    await postgres.backUp()
    await order("before the time")
    const url = await uploadedBy(tenant.admin, await picture("#123456"))
    const time = await postgres.now()
    await order("after the time")
    // No row names the picture any more, which the nightly job sees.
    await rows("delete from product_upload where tenant_id = $1 and url = $2", [tenant.id, url])
    await inMedusa("sweep-pictures.cjs", { tenantId: tenant.id, at: [new Date().toISOString()] })
    const data = { ...process.env, ...product().env, ...productData() }
    const copy = await runCli({ ...data, S3_URL: bucket.url, PICTURE_STORE: "local" }, [
      "files:move",
      "--to",
      "s3",
    ])
    expect(copy).toMatchObject({ code: 0 })
    await postgres.restoreTo(time)
  })
  afterAll(async () => {
    await postgres.stop()
    await bucket.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it("has the orders up to that time, and none after it", async () => {
    const found = await here<{ id: string }>(
      "select gateway_order_id as id from shop_order where tenant_id = $1"
    )
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      [orders.get("before the backup"), orders.get("before the time")].toSorted()
    )
  })

  it("a copy of the bucket, made later, has every picture that a row names", async () => {
    const found = await inOwnMedusa<{ named: number; missing: string[] }>(
      "missing-pictures.cjs",
      { tenant: tenant.id },
      environment()
    )
    expect(found).toEqual({ named: 1, missing: [] })
  })

  it("only raises an alarm for the payment of an order that it lacks", async () => {
    await sweep()
    const alarms = await here(
      "select subject, details->>'outcome' as outcome from alarm where tenant_id = $1"
    )
    expect(alarms).toEqual([{ subject: (await paymentOf("after the time"))?.id, outcome: "REFUND_PENDING" }])
    expect(await paymentOf("after the time")).toMatchObject({ status: "captured", refunded: 0 })
  })

  it("once confirmed, it returns that payment once, and no other", async () => {
    const data = { ...productData(), DATABASE_URL: postgres.databaseUrl, DATA_DIR: dataDir }
    const confirmed = await runCli(data, ["restore:confirm"])
    expect(confirmed).toMatchObject({ code: 0 })
    await sweep()
    await sweep()
    const { amount } = (await paymentOf("after the time")) ?? { amount: 0 }
    expect(await paymentOf("after the time")).toMatchObject({ refunded: amount, refunds: 1 })
    for (const name of ["before the backup", "before the time"])
      expect({ name, ...(await paymentOf(name)) }).toMatchObject({ name, status: "captured", refunded: 0 })
  })
})
