import { compose, ROLES } from "../../support/containers"
import { startTraffic } from "../../support/traffic"
import { newTenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(600_000)

it("no shopper notices that each container of the product is replaced in turn", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 5_000 }])
  const before = await Promise.all(ROLES.map((name) => compose().idOf(name)))
  const traffic = startTraffic(tenant, "Ruby")
  try {
    for (const name of ROLES) await compose().replace(name)
  } finally {
    // After a failure too: the load would keep the run from ending.
    await traffic.stop()
  }
  expect(traffic.failures).toEqual([])
  const after = await Promise.all(ROLES.map((name) => compose().idOf(name)))
  for (const id of before) expect(after).not.toContain(id)
  // The load was steady: each container was replaced under it.
  expect(traffic.visits).toBeGreaterThan(ROLES.length)
  expect(traffic.paid.size).toBeGreaterThan(ROLES.length)
  await expect(traffic.ordered()).resolves.toEqual([...traffic.paid].sort())
})
