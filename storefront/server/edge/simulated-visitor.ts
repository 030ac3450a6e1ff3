import { EventEmitter } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import { Readable } from "node:stream"
import { freshHeader } from "@contract/rules/stamp"
import type { SimulatedServers } from "../cache/simulated-servers"
import type { VersionBoard } from "../cache/version-board"
import { readyResponses } from "./ready-responses"
import type { Relay } from "./relay-to-medusa"

/** A relay to simulated servers. Only what is read of requests and responses is simulated; hence the casts. */
const simulatedRelay =
  ({ call }: SimulatedServers): Relay =>
  (req, res, { headers = {}, take } = {}) => {
    void call("GET", req.url ?? "", headers as Record<string, string>).then(({ status, headers, body }) => {
      const response = Object.assign(Readable.from([Buffer.from(body)]), {
        statusCode: status,
        headers: { ...headers, "content-length": String(body.length) },
      }) as unknown as IncomingMessage
      if (!take?.(response)) res.end(body)
    })
  }

/** A storefront's API as visitors of a host see it. */
export function simulatedVisitor(servers: SimulatedServers, board: VersionBoard) {
  const handle = readyResponses(board, simulatedRelay(servers))
  /** @param checkedSince when the request arrived, if its sender has just changed something */
  return (hostname: string, url: string, checkedSince?: number): Promise<unknown> =>
    new Promise((resolve) => {
      const res = Object.assign(new EventEmitter(), {
        setHeader: () => undefined,
        end: (body: string | Buffer) => {
          resolve(JSON.parse(body.toString()))
          res.emit("close")
        },
      }) as unknown as ServerResponse
      // The edge has set this header, as in `edgeHeaders`.
      const headers = checkedSince === undefined ? {} : { [freshHeader]: "1" }
      const req = { method: "GET", url, headers, edge: { hostname, checkedSince } }
      void handle(req as unknown as IncomingMessage, res, () => undefined)
    })
}
