import { createSocket, type Socket } from "node:dgram"
import { product } from "./product"

/** Response for a name: the text of its TXT record, no TXT record, no such name, SERVFAIL, or no response at all. */
type DnsReply = { txt: string } | "none" | "no-name" | "servfail" | "silent"

const rcodes = { none: 0, "no-name": 3, servfail: 2 } as const
const headerLength = 12

/** Reads the name in a DNS query. @returns the name and the offset of its end */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = headerLength
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join(".").toLowerCase(), end: at + 5 }
}

/** Encodes a TXT record for the queried name with a TTL of 0 (RFC 1035, 4.1.3). */
function recordOf(txt: string): Buffer {
  const fixed = Buffer.from("c00c00100001000000000000", "hex")
  const text = Buffer.from(txt, "utf8")
  fixed.writeUInt16BE(text.length + 1, 10)
  return Buffer.concat([fixed, Buffer.from([text.length]), text])
}

function answerTo(query: Buffer, reply: Exclude<DnsReply, "silent">): Buffer {
  const { end } = nameIn(query)
  const response = Buffer.from(query.subarray(0, end))
  const isRecord = typeof reply === "object"
  response.writeUInt16BE(0x8180 | (isRecord ? 0 : rcodes[reply]), 2)
  response.writeUInt16BE(isRecord ? 1 : 0, 6)
  response.writeUInt32BE(0, 8)
  return isRecord ? Buffer.concat([response, recordOf(reply.txt)]) : response
}

/** A DNS server at the address where the product looks up domain proofs. Names that are not set do not exist. */
export class DnsServer {
  private readonly socket: Socket = createSocket("udp4")
  private readonly names = new Map<string, DnsReply>()

  reply(name: string, reply: DnsReply): void {
    this.names.set(name.toLowerCase(), reply)
  }

  async start(): Promise<void> {
    this.socket.on("message", (query, { address, port }) => {
      const reply = this.names.get(nameIn(query).name) ?? "no-name"
      if (reply !== "silent") this.socket.send(answerTo(query, reply), port, address)
    })
    const [address = "", port = ""] = (product().env["DNS_SERVERS"] ?? "").split(":")
    await new Promise<void>((resolve) => this.socket.bind(Number(port), address, resolve))
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.socket.close(() => resolve()))
  }
}
