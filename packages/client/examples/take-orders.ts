// Takes paid orders, and tells the store that they were sent. Running it again does nothing twice.
import { dataOf, everyOf } from "@ratna/client"
import { ratna } from "./client"

// All of them first: sending one takes it out of the list that is walked through.
const paid = []
for await (const order of everyOf((page) =>
  ratna.GET("/api/admin/orders", { params: { query: { status: "PAID", ...page } } })
))
  paid.push(order)

for (const order of paid) {
  const sent = await dataOf(
    ratna.PUT("/api/admin/orders/{id}", {
      params: { path: { id: order.id }, header: { "Idempotency-Key": `ship-${order.orderNumber}` } },
      body: { status: "SHIPPED", courier: "Blue Dart", trackingNumber: `BD${order.orderNumber}` },
    })
  )
  console.log(`${sent.orderNumber} is ${sent.status}`)
}
console.log("All paid orders are taken")
