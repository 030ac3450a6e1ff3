// Sets the stock of one product, and keeps what others change meanwhile: the edit names the version it was made from.
import { dataOf } from "@ratna/client"
import { ratna } from "./client"

const query = { search: "Spinel of Luc Yen" }
const [found] = await dataOf(ratna.GET("/api/admin/products", { params: { query } }))
if (!found) throw new Error("There is no such product")
const saved = await dataOf(
  ratna.PUT("/api/admin/products/{id}", {
    params: { path: { id: found.id } },
    body: { stock: 7, version: found.version },
  })
)
console.log(`${saved.name}: ${String(saved.stock)} on stock`)
