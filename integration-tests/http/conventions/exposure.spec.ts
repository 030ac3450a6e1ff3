import { existsSync, lstatSync, readdirSync } from "node:fs"
import path from "node:path"
import { accepting, otherAddresses } from "../../support/listening"
import { product } from "../../support/product"

/** What others on this machine may do with it: nothing but pass through, where PostgreSQL's own user has to. */
const readableByOthers = (file: string): boolean => (lstatSync(file).mode & 0o066) !== 0
/** PostgreSQL guards its files itself; the folder that tells whether its user can pass is empty. */
const apart = /^(postgres|programs|run\/passable)(\/|$)/

it("mails, pictures, logs, payments and secrets are for their owner's eyes only", () => {
  const { dataDir } = product()
  const found = readdirSync(dataDir, { recursive: true }).map(String)
  expect(found).toEqual(expect.arrayContaining(["mail", "uploads", "logs", "secrets.json", "gateway.jsonl"]))
  const open = found
    .filter((it) => !apart.test(it))
    .map((it) => path.join(dataDir, it))
    .filter((it) => existsSync(it) && readableByOthers(it))
  expect(open).toEqual([])
})

it("a product in development is reached from this machine alone", async () => {
  const ports = [
    product().port,
    ...[product().medusaUrl, product().mailUrl, product().gatewayUrl].map((it) => Number(new URL(it).port)),
  ]
  for (const port of ports) {
    const open = await accepting(["127.0.0.1", ...otherAddresses()], port)
    expect({ port, open }).toEqual({ port, open: ["127.0.0.1"] })
  }
})
