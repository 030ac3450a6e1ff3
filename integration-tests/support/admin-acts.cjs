// Run in Medusa (see medusa-exec.ts): runs the workflows behind the order actions of Medusa Admin.
// Input: { orderId, refund, cancelId }. Output: each order as Medusa Admin shows it, before and after.
const { defaultAdminRetrieveOrderFields } = require("@medusajs/medusa/api/admin/orders/query-config")
const {
  cancelOrderWorkflow,
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  getOrderDetailWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
  refundPaymentWorkflow,
} = require("@medusajs/medusa/core-flows")

const fields = [
  ...defaultAdminRetrieveOrderFields.map((it) => (it.startsWith("*") ? `${it.slice(1)}.*` : it)),
  "fulfillments.*",
  "fulfillments.items.*",
  "sales_channel.*",
  "customer.*",
  "region.*",
]

module.exports = async (container, input) => {
  const { orderId, refund, cancelId } = input
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const shown = async (id) =>
    JSON.parse(JSON.stringify(await run(getOrderDetailWorkflow, { order_id: id, fields })))

  const before = await shown(orderId)
  const items = before.items.map((it) => ({ id: it.id, quantity: it.quantity }))
  const fulfillment = await run(createOrderFulfillmentWorkflow, { order_id: orderId, items })
  const sent = { order_id: orderId, fulfillment_id: fulfillment.id, items, labels: [] }
  await run(createOrderShipmentWorkflow, sent)
  await run(markOrderFulfillmentAsDeliveredWorkflow, { orderId, fulfillmentId: fulfillment.id })
  const delivered = await shown(orderId)
  const [payment] = before.payment_collections[0].payments
  await run(refundPaymentWorkflow, { payment_id: payment.id, amount: refund })
  const refunded = await shown(orderId)
  await run(cancelOrderWorkflow, { order_id: cancelId })
  const cancelled = await shown(cancelId)
  return { before, delivered, refunded, cancelled }
}
