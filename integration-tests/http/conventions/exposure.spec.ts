import { existsSync, lstatSync, readdirSync } from "node:fs"
import { connect } from "node:net"
import { networkInterfaces } from "node:os"
import path from "node:path"
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

const answersAt = (address: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, address)
    const end = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.setTimeout(3_000, () => end(false))
    socket.once("connect", () => end(true))
    socket.once("error", () => end(false))
  })

it("a product in development is reached from this machine alone", async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .flatMap((it) => (it && !it.internal && it.family === "IPv4" ? [it.address] : []))
  const ports = [
    product().port,
    ...[product().medusaUrl, product().mailUrl, product().gatewayUrl].map((it) => Number(new URL(it).port)),
  ]
  for (const port of ports) {
    expect({ port, open: await answersAt("127.0.0.1", port) }).toEqual({ port, open: true })
    for (const address of outside)
      expect({ address, port, open: await answersAt(address, port) }).toEqual({ address, port, open: false })
  }
})
