// What the other examples share: the store's address and a key of it, from the environment.
import { createRatnaClient } from "@ratna/client"

export const ratna = createRatnaClient({
  baseUrl: process.env["RATNA_URL"] ?? "http://localhost:8000",
  key: process.env["RATNA_KEY"] ?? "",
})
