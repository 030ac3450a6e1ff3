import type { Endpoint } from "../../../src/contract/endpoints/endpoint"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { declaredEndpoints, openApiPath } from "../../support/declared-endpoints"
import { exampleBodies } from "../../support/example-bodies"
import { superadmin } from "../../support/tenant"
import {
  buy,
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

let tenant: TenantWithStones
let buyer: Buyer
let platform: Client
let product: string

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Spinel of Kuh-i-Lal", stock: 5 }])
  product = tenant.stones.get("Spinel of Kuh-i-Lal")?.id ?? ""
  buyer = await newBuyer(tenant.slug)
  platform = await superadmin()
})

function callerOf({ access }: Endpoint): Client {
  if (access === "superadmin") return platform
  if (access === "admin") return tenant.admin
  return access === "shopper" ? buyer.client : new Client(tenant.slug)
}

/** Requests that end the session of the other requests. */
const endsSessions = /logout|sessions|\/api\/account$/

it("the database's version is the one that this run was started for", async () => {
  const [found] = await rows("select current_setting('server_version_num')::int / 10000 as major")
  expect(found).toEqual({ major: Number(process.env["RATNA_POSTGRES"]?.split("/").at(-1) ?? 17) })
})

it("no declared endpoint fails on its example, whichever version of PostgreSQL runs it", async () => {
  const { response } = await buy(buyer, product)
  expect(response.status).toBe(201)
  const examples = exampleBodies(product)
  const failed: unknown[] = []
  for (const endpoint of declaredEndpoints) {
    const { method, path } = endpoint
    if (!path.startsWith("/api/") || endsSessions.test(path)) continue
    const body = examples[`${method} ${openApiPath(path)}`]
    const address = path.replace(/:\w+/g, product)
    const { status } = await callerOf(endpoint).send(method, address, body === undefined ? {} : { body })
    if (status >= 500) failed.push({ method, path, status })
  }
  expect(failed).toEqual([])
})
