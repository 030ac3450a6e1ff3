// Adds a product or changes it: rows are matched by their slug. A missing column leaves its field alone.
import { dataOf } from "@ratna/client"
import { ratna } from "./client"

const products = [
  {
    slug: "guide-spinel",
    name: "Spinel of Luc Yen",
    type: "OTHER",
    color: "Pink",
    weight: "1.05 ct",
    origin: "Luc Yen",
    shortInfo: "A pink of Luc Yen",
    description: "Bright pink, untreated.",
    price: "18500",
    currency: "INR",
    stock: "3",
  },
]
const result = await dataOf(ratna.POST("/api/admin/products/bulk-import", { body: { products } }))
for (const { row, field, message } of result.errors) console.error(`Row ${String(row)}, ${field}: ${message}`)
for (const { row, result: what } of result.rows) console.log(`Row ${String(row)} is ${what}`)
