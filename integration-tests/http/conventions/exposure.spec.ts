import { existsSync, lstatSync, readdirSync } from "node:fs"
import path from "node:path"
import { accepting, otherAddresses } from "../../support/listening"
import { product } from "../../support/product"

/**
 * Whether other users of this machine may read or write a file. Passing through a folder is allowed, PostgreSQL needs
 * it.
 */
const readableByOthers = (file: string): boolean => (lstatSync(file).mode & 0o066) !== 0
/** Excluded: PostgreSQL protects its own files, and the folder that tests whether its user can pass is empty. */
const apart = /^(postgres|programs|run\/passable)(\/|$)/

it("mails, pictures, logs, payments and secrets can be read only by their owner on the machine", () => {
  const { dataDir } = product()
  const found = readdirSync(dataDir, { recursive: true }).map(String)
  expect(found).toEqual(expect.arrayContaining(["mail", "uploads", "logs", "secrets.json", "gateway.jsonl"]))
  const open = found
    .filter((it) => !apart.test(it))
    .map((it) => path.join(dataDir, it))
    .filter((it) => existsSync(it) && readableByOthers(it))
  expect(open).toEqual([])
})

it("a product in development is reachable only from this machine", async () => {
  const ports = [
    product().port,
    ...[product().medusaUrl, product().mailUrl, product().gatewayUrl].map((it) => Number(new URL(it).port)),
  ]
  for (const port of ports) {
    const open = await accepting(["127.0.0.1", ...otherAddresses()], port)
    expect({ port, open }).toEqual({ port, open: ["127.0.0.1"] })
  }
})
