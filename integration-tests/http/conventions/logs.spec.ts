import { readFile } from "node:fs/promises"
import path from "node:path"
import { Client } from "../../support/client"
import { product } from "../../support/product"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

const logs = async (): Promise<string> => {
  const folder = path.join(product().dataDir, "logs")
  const files = ["medusa.log", "storefront.log"].map((it) => readFile(path.join(folder, it), "utf8"))
  return (await Promise.all(files)).join("\n")
}

it("no log contains a reset link's token, neither as a URL nor as a Referer", async () => {
  const token = unique("token")
  const marker = unique("marker")
  const visitor = new Client()
  const headers = { referer: `${visitor.origin}/reset-password?token=${token}` }
  expect((await visitor.get(`/reset-password?token=${token}`)).status).toBe(200)
  const { body } = await visitor.get(`/api/auth/verify-reset-token/${token}`, { headers })
  expect(body).toEqual({ valid: false })
  await visitor.get(`/api/faqs?${marker}`, { headers })

  const written = await waitFor("the last call's line in the log", async () => {
    const text = await logs()
    return text.includes(marker) ? text : undefined
  })
  expect(written).toContain("/api/auth/verify-reset-token/:token")
  expect(written).not.toContain(token)
})
