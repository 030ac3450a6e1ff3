// What a refusal holds, and what repeating a call does.
import { dataOf, RatnaError } from "@ratna/client"
import { ratna } from "./client"

try {
  await ratna.GET("/api/admin/orders/{id}", { params: { path: { id: "order_none" } } })
} catch (error) {
  if (!(error instanceof RatnaError)) throw error
  console.log(`${String(error.status)} ${error.code}: ${error.message}`)
}

const question = {
  params: { header: { "Idempotency-Key": `guide-${crypto.randomUUID()}` } },
  body: { question: "Do you ship abroad?", answer: "Not yet.", isVisible: false },
}
const first = await dataOf(ratna.POST("/api/admin/faqs", question))
const again = await dataOf(ratna.POST("/api/admin/faqs", question))
console.log(first.id === again.id ? "Made once" : "Made twice")
await ratna.DELETE("/api/admin/faqs/{id}", { params: { path: { id: first.id } } })
