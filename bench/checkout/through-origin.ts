import { kdf } from "scrypt-kdf"
import { PASSWORD } from "../../integration-tests/support/accounts"
import { type Client } from "../../integration-tests/support/client"
import { rows } from "../../integration-tests/support/database"
import { expectStatus } from "../../integration-tests/support/shopper"
import {
  type Buyer,
  jaipur,
  newBuyer,
  newTenantWithStones,
} from "../../integration-tests/support/tenant-with-stones"
import type { AllPids } from "../edge/edge"
import { calibrate } from "../support/calibration"
import { callers, costAt } from "../support/callers"
import { compared, keep, type Measured } from "../support/kept"
import type { Finding } from "../support/report"
import { addToCart, checkOut } from "./our-checkout"

const times = 160

const post = (client: Client, path: string, body: object) => client.post(path, body)

const signIn = async ({ client, email }: Buyer) =>
  expectStatus(await post(client, "/api/auth/login", { email, password: PASSWORD }), 200)

/** Replaces the stored hashes of the buyers' passwords by ones of the least cost, so that the rest can be measured. */
async function useCheapHashes(buyers: readonly Buyer[]): Promise<void> {
  const hash = (await kdf(PASSWORD, { logN: 1, r: 8, p: 1 })).toString("base64")
  const changed = await rows(
    `update provider_identity it
     set provider_metadata = jsonb_set(it.provider_metadata, '{password}', to_jsonb($1::text))
     from account where account.email = any ($2::text[]) and account.auth_identity_id = it.auth_identity_id
     returning it.id`,
    [hash, buyers.map((it) => it.email)]
  )
  if (changed.length !== buyers.length) throw new Error("A buyer's password hash was not replaced")
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
    "sign in": signIn,
  }
  const bare = await calibrate(postgres)
  try {
    const found: Measured[] = []
    const measure = async (what: string, work: (buyer: Buyer) => Promise<unknown>) => {
      await costAt(pids, 2 * callers, each(work))
      found.push({
        what,
        cpuMs: await costAt(pids, times, each(work)),
        bare: bare.select,
        against: "HTTP with a select",
      })
    }
    for (const [what, work] of Object.entries(works)) await measure(what, work)
    await useCheapHashes(buyers)
    await measure("sign in without the hash", signIn)
    const costOf = (what: string) => found.find((it) => it.what === what)?.cpuMs ?? 0
    found.push({
      what: "checkout without add to cart",
      cpuMs: costOf("whole checkout") - costOf("add to cart"),
      bare: bare.select,
      against: "HTTP with a select",
    })
    const findings = compared(found)
    if (process.env["BENCH_KEEP"]) keep(found, new Date().toISOString().slice(0, 10))
    return findings
  } finally {
    bare.stop()
  }
}
