// Shared by the other examples: reads the tenant's URL and API key from the environment.
import { createRatnaClient } from "@ratna/client"

export const ratna = createRatnaClient({
  baseUrl: process.env["RATNA_URL"] ?? "http://localhost:8000",
  key: process.env["RATNA_KEY"] ?? "",
})
