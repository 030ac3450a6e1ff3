import { productData, runCli } from "../support/cli"
import { rows } from "../support/database"
import { captureAtGateway } from "../support/gateway"
import { alarmsOf, atGateway, newStray, sweep } from "../support/stray-payments"
import { newTenantWithStones } from "../support/tenant-with-stones"

jest.setTimeout(240_000)

// Here, where specs run one by one: no other refund may be waited for meanwhile.
it("a rehearsal of a restore returns nobody's money: only once it is confirmed does a payment go back, and once", async () => {
  const there = await newTenantWithStones([{ name: "Ruby", stock: 50 }])
  const { orderId, paymentId, amount } = await newStray(there)
  await captureAtGateway(there.gateway, paymentId, amount)
  await rows("update installation set identity = 'of the database that was copied'")
  try {
    await sweep(11, 1, 1)
    expect(await atGateway(orderId)).toMatchObject({ status: "captured", refunded: 0 })
    expect(await alarmsOf(there)).toMatchObject([{ paymentId, outcome: "REFUND_PENDING" }])
  } finally {
    expect(await runCli(productData(), ["restore:confirm"])).toMatchObject({ code: 0 })
  }
  await sweep(11, 1, 1)
  expect(await atGateway(orderId)).toMatchObject({ refunded: amount, refunds: 1 })
  expect(await alarmsOf(there)).toMatchObject([{ outcome: "REFUNDED" }])
})
