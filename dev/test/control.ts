import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { messageOf } from "../start/problem"
import type { Product } from "../start/product"
import type { Part } from "../start/services"
import { startResident, type Resident } from "./resident"

/** Another release, with which specs update a running product. */
interface NextRelease {
  /** Runs its role migrate. */
  migrate: () => Promise<unknown>
  /** Its process that replaces the named one. */
  partOf: (name: string) => Part
}

/** Processes of the same release with other variables. */
interface Reconfigured {
  /** Sets variables for all processes that are started from now on. */
  configure: (env: Record<string, string>) => void
  migrate: () => Promise<unknown>
  partOf: (name: string) => Part
}

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  return JSON.parse(await text(request)) as Record<string, string>
}

/**
 * A small server on loopback with which specs, which run in other processes, kill and restart the product's
 * processes, and start the Medusa container of `startResident`.
 * @param settle resolves when the product serves the current files
 */
export async function startControl(
  product: Product,
  settle: () => Promise<void> = () => Promise.resolve(),
  nextRelease?: NextRelease,
  reconfigured?: Reconfigured
): Promise<string> {
  let resident: Promise<Resident> | undefined
  const server = createServer((request, response) => {
    void (async () => {
      const [, action = "", name = ""] = (request.url ?? "").split("/")
      if (action === "kill") await product.kill(name)
      else if (action === "revive") await product.revive(name)
      else if (action === "migrate" && nextRelease) await nextRelease.migrate()
      else if (action === "replace" && nextRelease) await product.replace(nextRelease.partOf(name))
      else if (action === "configure" && reconfigured) reconfigured.configure(await readJson(request))
      else if (action === "migrate-again" && reconfigured) await reconfigured.migrate()
      else if (action === "restart" && reconfigured) await product.replace(reconfigured.partOf(name))
      else if (action === "settle") {
        await settle()
        // The next one runs the current files.
        void resident?.then((it) => it.stop())
        resident = undefined
      }
      const result =
        action === "resident" ? { url: (await (resident ??= startResident(product.env))).url } : product.pids
      response.setHeader("content-type", "application/json")
      response.end(JSON.stringify(result))
    })().catch((error: unknown) => {
      response.statusCode = 500
      response.end(messageOf(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
