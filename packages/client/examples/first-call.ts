// The first call: any language that speaks HTTP will do.
import process from "node:process"

const store = process.env["RATNA_URL"] ?? "http://localhost:8000"
const response = await fetch(`${store}/api/admin/products?limit=3`, {
  headers: { authorization: `Bearer ${process.env["RATNA_KEY"] ?? ""}` },
})
const products = (await response.json()) as { name: string; price: string; stock: number }[]
console.log(`${String(products.length)} of ${response.headers.get("x-total-count") ?? "?"} products`)
for (const { name, price, stock } of products) console.log(`${name}: ₹${price}, ${String(stock)} left`)
