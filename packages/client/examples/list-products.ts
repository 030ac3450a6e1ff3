// Every product, drafts too, page by page.
import { everyOf } from "@ratna/client"
import { ratna } from "./client"

let stones = 0
let worth = 0
for await (const product of everyOf((query) => ratna.GET("/api/admin/products", { params: { query } }))) {
  stones += product.stock
  worth += product.stock * Number(product.price)
}
console.log(`${String(stones)} stones on stock, worth ₹${worth.toFixed(2)}`)
