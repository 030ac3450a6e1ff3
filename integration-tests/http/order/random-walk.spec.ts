import type { Refund } from "../../../src/contract/admin-order"
import { rows } from "../../support/database"
import { breakResponse, fault } from "../../support/gateway"
import { MedusaOrders } from "../../support/medusa-orders"
import { firstStaff } from "../../support/medusa-staff"
import {
  dice,
  expectCreditNotes,
  expectOrders,
  expectShelf,
  isHeld,
  type ModelOrder,
  statuses,
} from "../../support/order-model"
import { adminOrder, orderPath, paidOrder } from "../../support/orders"
import { expectStatus } from "../../support/shopper"
import { newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"
import { waitFor } from "../../support/wait-for"

const stock = 3
const paidPaise = 155_678
const firstSeed = Number(process.env["WALK_SEED"] ?? 20_261_122)

/** The name contains the seed, so that a failure can be repeated with WALK_SEED. */
it.each([0, 1, 2].map((it) => firstSeed + it * 7_919))(
  "no money or stock is lost, whatever staff do here and in Medusa Admin, twice or with lost responses (seed %i)",
  async (seed) => {
    const roll = dice(seed)
    const tenant = await newTenantWithStones([{ name: "Ruby", stock }])
    const productId = tenant.stones.get("Ruby")?.id ?? ""
    const buyer = await newBuyer(tenant.slug)
    const medusa = new MedusaOrders(await firstStaff(tenant.id))
    const orders: ModelOrder[] = []
    const walked = { tenant, orders, productId, stock }
    const isFull = () => orders.filter(isHeld).length >= stock

    const buyOne = async () => {
      const made = await paidOrder(buyer, productId)
      const { paymentRef } = await adminOrder(tenant.admin, made)
      orders.push({ ...made, paymentRef: paymentRef ?? "", status: "PAID", refundedPaise: 0, unheard: null })
    }

    const setStatus = async (it: ModelOrder, step: number) => {
      const to = statuses[roll(statuses.length)] ?? "PAID"
      const isTaken = it.status === "CANCELLED" && to !== "CANCELLED" && isFull()
      const ask = () => tenant.admin.put(orderPath(it), { status: to })
      const responses = await Promise.all(roll(3) === 0 ? [ask(), ask()] : [ask()])
      for (const { status } of responses)
        expect([step, it.status, to, status]).toEqual([step, it.status, to, isTaken ? 409 : 200])
      if (!isTaken) it.status = to
    }

    const post = (it: ModelOrder, body: object) => tenant.admin.post<Refund>(`${orderPath(it)}/refunds`, body)

    const refund = async (it: ModelOrder, step: number) => {
      const isWhole = roll(5) === 0
      const amount = isWhole ? paidPaise - it.refundedPaise : roll(60_000) + 100
      const body = { reason: `Step ${step}`, ...(isWhole ? {} : { amount: (amount / 100).toFixed(2) }) }
      if (it.unheard) {
        expect([step, (await post(it, body)).status]).toEqual([step, 409])
        return
      }
      const rest = paidPaise - it.refundedPaise - amount
      const isStranding = rest > 0 && rest < 100
      const fits = amount > 0 && rest >= 0 && !isStranding
      const path = `/v1/payments/${it.paymentRef}/refund`
      const trouble = fits ? roll(4) : 0
      if (trouble === 1) await fault(path, "502")
      if (trouble === 2) await breakResponse(path, tenant.gateway.keyId)
      const isTwice = trouble === 0 && roll(3) === 0
      const responses = await Promise.all(isTwice ? [post(it, body), post(it, body)] : [post(it, body)])
      const expected = fits
        ? isTwice
          ? [200, 201]
          : [201]
        : [it.refundedPaise === paidPaise || isStranding ? 409 : 400]
      expect([step, responses.map(({ status }) => status).toSorted()]).toEqual([
        step,
        fits ? expected : responses.map(() => expected[0]),
      ])
      if (!fits) return
      it.refundedPaise += amount
      if (trouble !== 1 && trouble !== 2) return
      const id = responses[0].body.id
      expect([step, responses[0].body.status]).toEqual([step, "PENDING"])
      // Keeps the job that retries away, so that only the walk acts.
      await rows("update refund_due set due_at = now() + interval '1 hour' where refund_id = $1", [id])
      it.unheard = body
    }

    const hear = async (it: ModelOrder) => {
      if (!it.unheard) return
      expect(expectStatus(await post(it, it.unheard), 200).body.status).toBe("REFUNDED")
      it.unheard = null
    }

    /** Performs the next step in Medusa Admin. */
    const actInMedusa = async (it: ModelOrder) => {
      if (it.status === "PAID" && roll(3) === 0) {
        await medusa.cancel(it)
        it.status = "CANCELLED"
      } else if (it.status === "PAID" || it.status === "PENDING") {
        await medusa.ship(it, await medusa.pack(it))
        it.status = "SHIPPED"
      } else if (it.status === "SHIPPED") {
        const parcel = (await medusa.shown(it)).fulfillments.find((each) => each.canceled_at === null)
        await medusa.deliver(it, parcel ?? { id: "" })
        it.status = "DELIVERED"
      } else if (!it.unheard && it.refundedPaise + 1_234 <= paidPaise) {
        expectStatus(await medusa.refund(it, 12.34), 200)
        it.refundedPaise += 1_234
      }
      await waitFor(
        "what was done in Medusa Admin",
        async () => {
          const shown = await adminOrder(tenant.admin, it)
          const waits =
            shown.refunds.filter((each) => each.status === "PENDING").length - (it.unheard ? 1 : 0)
          return shown.status === it.status && waits === 0 ? true : undefined
        },
        30_000
      )
    }

    for (let i = 0; i < stock; i++) await buyOne()
    for (let step = 0; step < 32; step++) {
      const it = orders[roll(orders.length)]
      if (!it) throw new Error("no orders")
      const what = roll(12)
      if (what < 4) await refund(it, step)
      else if (what < 6) await hear(it)
      else if (what === 6) await actInMedusa(it)
      else if (what === 7 && !isFull() && orders.length < 6) await buyOne()
      else await setStatus(it, step)
      await expectShelf(walked, step)
    }
    for (const it of orders) await hear(it)
    await expectOrders(walked, medusa, paidPaise)
    await expectCreditNotes(walked)
  },
  120_000
)
