/** @jest-environment node */
import { EventEmitter } from "node:events"
import type { Request, Response } from "express"
import { limitClients } from "./limit-clients"

interface Reply extends EventEmitter {
  isPassedOn: boolean
  statusCode: number
  closed: boolean
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function clients(atOnce: number, waiting: number) {
  const handler = limitClients({ atOnce, waiting })
  return async (address: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> => {
    const reply = Object.assign(new EventEmitter(), { isPassedOn: false, statusCode: 200, closed: false })
    const written = { req: { complete: true }, setHeader: () => res, end: () => res }
    const res = Object.assign(reply, written) as unknown as Response
    const req = { url: "/", method, edge: { address }, headers } as unknown as Request
    void handler(req, res, () => {
      reply.isPassedOn = true
    })
    await settled()
    return reply
  }
}

async function close(reply: Reply): Promise<void> {
  reply.closed = true
  reply.emit("close")
  await settled()
}

describe("a client that sends many requests at once", () => {
  it("waits for its own requests and delays no client at another address", async () => {
    const ask = clients(2, 10)
    const [first, second, third] = [await ask("10.0.0.1"), await ask("10.0.0.1"), await ask("10.0.0.1")]
    expect([first.isPassedOn, second.isPassedOn, third.isPassedOn]).toEqual([true, true, false])
    expect((await ask("10.0.0.2")).isPassedOn).toBe(true)
    await close(first)
    expect(third.isPassedOn).toBe(true)
  })

  it("is refused only when its queue is full", async () => {
    const ask = clients(1, 2)
    const replies = []
    for (let n = 0; n < 4; n++) replies.push(await ask("10.0.0.1"))
    expect(replies.map((it) => it.statusCode)).toEqual([200, 200, 200, 429])
  })

  it("keeps its slots when it disconnects while waiting", async () => {
    const ask = clients(1, 2)
    const [first, gone, last] = [await ask("10.0.0.1"), await ask("10.0.0.1"), await ask("10.0.0.1")]
    await close(gone)
    await close(first)
    expect([gone.isPassedOn, last.isPassedOn]).toEqual([false, true])
    await close(last)
    expect((await ask("10.0.0.1")).isPassedOn).toBe(true)
  })

  it("is not delayed by slow uploads from the same address", async () => {
    const ask = clients(1, 0)
    for (const body of [{ "content-length": "9000000" }, { "transfer-encoding": "chunked" }])
      expect((await ask("10.0.0.1", body, "POST")).isPassedOn).toBe(true)
    expect((await ask("10.0.0.1")).isPassedOn).toBe(true)
  })

  it.each(["GET", "HEAD"])("doesn't take the server from others by a %s with a body", async (method) => {
    const ask = clients(1, 0)
    const body = { "content-length": "1" }
    const replies = [await ask("10.0.0.1", body, method), await ask("10.0.0.1", body, method)]
    expect(replies.map((it) => it.statusCode)).toEqual([200, 429])
  })

  it("shares one limit across all addresses of its network", async () => {
    const ask = clients(1, 5)
    expect((await ask("2001:db8:1:2::5")).isPassedOn).toBe(true)
    expect((await ask("2001:db8:1:2:ffff::9")).isPassedOn).toBe(false)
    expect((await ask("2001:db8:1:3::5")).isPassedOn).toBe(true)
  })
})
