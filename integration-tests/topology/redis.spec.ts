import { Client } from "../support/client"
import { rows } from "../support/database"
import { sendRaw } from "../support/raw"
import { expectStatus, signUp } from "../support/shopper"
import { buy, newBuyer, newTenantWithStones } from "../support/tenant-with-stones"
import { kill, pids, revive, topology } from "../support/topology"
import { waitFor } from "../support/wait-for"

jest.setTimeout(300_000)

/** Asks a job to rebuild a product's catalog entry, and waits until it has. */
async function expectJobs(productId: string, ms: number): Promise<void> {
  const [due] = await rows<{ id: string }>(
    "insert into catalog_stale (product_id) values ($1) returning id",
    [productId]
  )
  await waitFor(
    "the job",
    async () =>
      (await rows("select 1 from catalog_stale where id = $1", [due?.id])).length === 0 ? true : undefined,
    ms
  )
}

it("shoppers keep signing up, buying and browsing while Redis is down, and its jobs run afterwards", async () => {
  const shop = await newTenantWithStones([{ name: "Ruby", stock: 3 }])
  const stone = shop.stones.get("Ruby")?.id ?? ""
  const before = await pids()
  await kill("redis")
  try {
    await signUp(shop.slug)
    const { answer } = await buy(await newBuyer(shop.slug), stone)
    expectStatus(answer, 201)
    expect((await new Client(shop.slug).get("/")).status).toBe(200)
  } finally {
    await revive("redis")
  }
  await expectJobs(stone, 60_000)
  const after = await pids()
  for (const name of ["server-1", "server-2", "worker"] as const) expect(after[name]).toBe(before[name])
})

it("the jobs go on after somebody has emptied Redis", async () => {
  const shop = await newTenantWithStones([{ name: "Ruby", stock: 3 }])
  await sendRaw(Number(new URL(topology().redisUrl).port), "FLUSHALL\r\nQUIT\r\n")
  await expectJobs(shop.stones.get("Ruby")?.id ?? "", 90_000)
})
