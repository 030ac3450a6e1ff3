import { productData, runCli } from "../support/cli"
import { rows } from "../support/database"
import { captureAtGateway } from "../support/gateway"
import { alarmsOf, atGateway, newStray, sweep } from "../support/stray-payments"
import { valueOf } from "../support/metrics"
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
