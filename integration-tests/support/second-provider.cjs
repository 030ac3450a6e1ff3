// Run by `medusa exec` (see medusa-exec.ts): a whole checkout with a payment provider that is not part of the product.
// The
// adapter below is all it needs. Input: { tenantId, account, addressId }. Output: the provider's payments, and the
// order.
const { writeFileSync } = require("node:fs")
const path = require("node:path")
const { refundPaymentWorkflow } = require("@medusajs/medusa/core-flows")

const own = (file) => require(path.resolve("src", file))

/** An in-memory gateway: it implements the payment port and shares nothing with Razorpay. */
function paperGateway() {
  const payments = new Map()
  const refunds = new Map()
  const gateway = {
    acceptsCredentials: () => Promise.resolve(true),
    openOrder: ({ amountPaise }) => Promise.resolve(`paper-${amountPaise}`),
    paymentsOfOrder: (id) => Promise.resolve([...payments.values()].filter((it) => it.gatewayOrderId === id)),
    payment: (id) => Promise.resolve(payments.get(id)),
    async *paymentsBetween() {
      yield await Promise.resolve([...payments.values()])
    },
    notesOfOrder: () => Promise.resolve({}),
    capture: (id, amountPaise) => {
      const payment = { ...payments.get(id), status: "captured" }
      if (payment.amountPaise !== amountPaise) return Promise.reject(new Error("not what was authorized"))
      payments.set(id, payment)
      return Promise.resolve(payment)
    },
    refund: (id, amountPaise, key) => {
      if (!refunds.has(key)) {
        refunds.set(key, `refund-${refunds.size + 1}`)
        const payment = payments.get(id)
        payments.set(id, { ...payment, refundedPaise: Number(payment.refundedPaise) + Number(amountPaise) })
      }
      return Promise.resolve(refunds.get(key))
    },
    isGenuineReturn: ({ signature }) => signature === "ink",
    readNotice: () => undefined,
  }
  const pay = (gatewayOrderId, amountPaise) =>
    payments.set("slip-1", {
      ...{ id: "slip-1", gatewayOrderId, amountPaise, refundedPaise: 0, currency: "INR" },
      ...{ status: "authorized", paidAt: new Date() },
    })
  return { gateway, payments, pay }
}

exports.default = async ({ container }) => {
  const { tenantId, account, addressId } = JSON.parse(process.env.RATNA_SPEC_INPUT)
  const paper = paperGateway()
  const adapter = { limits: { minPaise: 100, maxPaise: 10_000_000 }, connect: () => paper.gateway }
  own("payments/adapters.js").registerAdapter("paper", adapter)
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const now = new Date()

  const session = await own("commands/checkout/open-session.js").openSession(container, {
    ...{ tenantId, account, addressId, knownOrderId: null, now },
  })
  paper.pay(session.orderId, session.amount)
  const outcome = await own("commands/checkout/finalise-by-id.js").finaliseById(container, {
    ...{ tenantId, gatewayOrderId: session.orderId, now },
  })
  const afterCapture = { ...paper.payments.get("slip-1") }
  const query = container.resolve("query")
  const { data } = await query.graph({
    entity: "order",
    fields: ["payment_collections.payments.id"],
    filters: { id: outcome.order.id },
  })
  const [payment] = data[0].payment_collections[0].payments
  await run(refundPaymentWorkflow, { payment_id: payment.id, amount: 100 })
  const afterRefund = paper.payments.get("slip-1")
  writeFileSync(
    process.env.RATNA_SPEC_ANSWER,
    JSON.stringify({ session, outcome, afterCapture, afterRefund })
  )
}
