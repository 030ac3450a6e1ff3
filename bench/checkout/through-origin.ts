import { scrypt } from "node:crypto"
import { promisify } from "node:util"
import { PASSWORD } from "../../integration-tests/support/accounts"
import { type Client } from "../../integration-tests/support/client"
import { expectStatus } from "../../integration-tests/support/shopper"
import {
  type Buyer,
  jaipur,
  newBuyer,
  newTenantWithStones,
} from "../../integration-tests/support/tenant-with-stones"
import type { AllPids } from "../edge/edge"
import { calibrate } from "../support/calibration"
import { callAtOnce, callers, costAt } from "../support/callers"
import { compared, keep, type Measured } from "../support/kept"
import type { Finding } from "../support/report"
import { addToCart, checkOut } from "./our-checkout"

const times = 160

const post = (client: Client, path: string, body: object) => client.post(path, body)

/**
 * CPU-ms of one scrypt with the parameters of the product's password hashes, with as many at once as there are callers:
 * each needs 32 MB, so that hashes which run beside one another take longer.
 */
async function hashMs(): Promise<number> {
  const hash = promisify<string, string, number, object, Buffer>(scrypt)
  const hashed = () => hash(PASSWORD, "salt", 64, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
  const before = process.cpuUsage()
  await callAtOnce(times, hashed)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

/** What shoppers write, through the public origin, 16 at once: each caller is another shopper. */
export async function writesThroughOrigin({ storefront, medusa, postgres }: AllPids): Promise<Finding[]> {
  const pids = [storefront, medusa, postgres]
  const { slug, stones } = await newTenantWithStones([{ name: "Ruby", stock: 100_000 }])
  const stoneId = stones.get("Ruby")?.id ?? ""
  const buyers: Buyer[] = []
  for (let n = 0; n < callers; n++) buyers.push(await newBuyer(slug))
  /** Runs the caller's requests in turn, as one shopper sends them. */
  const each = (work: (buyer: Buyer) => Promise<unknown>) => {
    const last = buyers.map(() => Promise.resolve<unknown>(undefined))
    return (n: number) => {
      const at = n % callers
      const buyer = buyers[at]
      if (!buyer) throw new Error("There is no buyer")
      return (last[at] = (last[at] ?? Promise.resolve()).then(() => work(buyer)))
    }
  }
  const works: Record<string, (buyer: Buyer) => Promise<unknown>> = {
    "add to cart": (buyer) => addToCart(buyer, stoneId),
    "whole checkout": async (buyer) => {
      await addToCart(buyer, stoneId)
      await checkOut(buyer)
    },
    "add to the wishlist and remove": async ({ client }) => {
      expectStatus(await post(client, "/api/wishlist", { productId: stoneId }), 201)
      expectStatus(await client.delete(`/api/wishlist/${stoneId}`), 204)
    },
    "change an address": async ({ client, addressId }) =>
      expectStatus(await client.put(`/api/addresses/${addressId}`, jaipur), 200),
    "sign in": async ({ client, email }) =>
      expectStatus(await post(client, "/api/auth/login", { email, password: PASSWORD }), 200),
  }
  const bare = await calibrate(postgres)
  try {
    const found: Measured[] = []
    for (const [what, work] of Object.entries(works)) {
      await costAt(pids, 2 * callers, each(work))
      found.push({
        what,
        cpuMs: await costAt(pids, times, each(work)),
        bare: bare.select,
        against: "HTTP with a select",
      })
    }
    const costOf = (what: string) => found.find((it) => it.what === what)?.cpuMs ?? 0
    const rest = (what: string, from: string, less: number): Measured => ({
      what,
      cpuMs: costOf(from) - less,
      bare: bare.select,
      against: "HTTP with a select",
    })
    found.push(
      rest("checkout without add to cart", "whole checkout", costOf("add to cart")),
      rest("sign in without the hash", "sign in", await hashMs())
    )
    const findings = compared(found)
    if (process.env["BENCH_KEEP"]) keep(found, new Date().toISOString().slice(0, 10))
    return findings
  } finally {
    bare.stop()
  }
}
