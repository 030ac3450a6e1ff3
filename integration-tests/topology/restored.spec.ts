import { productData, runCli } from "../support/cli"
import { rows } from "../support/database"
import { breakCalls, captureAtGateway } from "../support/gateway"
import { valueOf } from "../support/metrics"
import {
  alarmsOf,
  atGateway,
  forgetCheckouts,
  newStray,
  nextSweep,
  sweep,
  sweepAt,
} from "../support/stray-payments"
import { newTenantWithStones } from "../support/tenant-with-stones"
import { metricsOfProcess } from "../support/topology"
import { waitFor } from "../support/wait-for"

jest.setTimeout(240_000)

/** Waits until both servers report whether refunds are held. */
const untilHeld = (value: 0 | 1): Promise<true> =>
  waitFor(`refunds held: ${value}`, async () => {
    const texts = await Promise.all([metricsOfProcess("server-1"), metricsOfProcess("server-2")])
    return (
      texts.every((text) => valueOf(text, 'ratna_refunds_held{reason="restored"}') === value) || undefined
    )
  })

// Here, where specs run one by one: no other refund may be waited for meanwhile.
it("a rehearsal of a restore returns nobody's money: only once it is confirmed does a payment go back, and once", async () => {
  const there = await newTenantWithStones([{ name: "Ruby", stock: 50 }])
  const { orderId, paymentId, amount } = await newStray(there)
  await captureAtGateway(there.gateway, paymentId, amount)
  await rows("update installation set identity = 'of the database that was copied'")
  try {
    await untilHeld(1)
    await sweep(11, 1, 1)
    expect(await atGateway(orderId)).toMatchObject({ status: "captured", refunded: 0 })
    expect(await alarmsOf(there)).toMatchObject([{ paymentId, outcome: "REFUND_PENDING" }])
  } finally {
    expect(await runCli(productData(), ["restore:confirm"])).toMatchObject({ code: 0 })
  }
  await untilHeld(0)
  await sweep(11, 1, 1)
  expect(await atGateway(orderId)).toMatchObject({ refunded: amount, refunds: 1 })
  expect(await alarmsOf(there)).toMatchObject([{ outcome: "REFUNDED" }])
})

it("after a restore all tenants are compared, until each was", async () => {
  const there = await newTenantWithStones([{ name: "Ruby", stock: 50 }])
  const { paymentId } = await newStray(there)
  await forgetCheckouts(there)
  const sweptOf = async () => (await rows<{ swept: string }>("select swept from installation"))[0]?.swept
  const before = await sweptOf()
  await rows("update installation set swept = 'of the database that was copied'")
  await breakCalls("/v1/payments", there.gateway.keyId, 1)
  await sweepAt(nextSweep(5))
  expect(await sweptOf()).toBe("of the database that was copied")
  await sweepAt(nextSweep(5))
  expect(await alarmsOf(there)).toMatchObject([{ paymentId }])
  expect(await sweptOf()).toBe(before)
})
