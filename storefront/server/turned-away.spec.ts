/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Request, Response } from "express"
import { roomIn, TurnedAway } from "./turned-away"

interface Reply {
  isPassedOn: boolean
  status: number
  headers: Record<string, unknown>
}

// Of requests and answers just what is read of them is made up: hence the casts.
const requestOf = (hostname: string, url: string, cookie?: string) =>
  ({ url, edge: { hostname }, headers: { cookie } }) as unknown as Request

function ask(turnedAway: TurnedAway, ...request: Parameters<typeof requestOf>): Reply {
  const reply: Reply = { isPassedOn: false, status: 0, headers: {} }
  const res = {
    setHeader: (name: string, value: unknown) => (reply.headers[name.toLowerCase()] = value),
    end(this: ServerResponse) {
      reply.status = this.statusCode
    },
  }
  const pass = () => {
    reply.isPassedOn = true
  }
  void turnedAway.handler()(requestOf(...request), res as unknown as Response, pass)
  return reply
}

const answerOf = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage

describe("a tenant that calls too often", () => {
  let now = 0
  const held: (() => void)[] = []
  const letAnswer = () => held.splice(0).forEach((it) => it())
  const turnedAway = new TurnedAway(
    () => now,
    (work) => held.push(work)
  )
  const answer = answerOf({ [roomIn]: "1200", "content-type": "application/json" })
  turnedAway.note(requestOf("busy.example", "/api/products"), answer)

  it("is refused before the server behind is asked, and told when to come back", () => {
    const reply = ask(turnedAway, "busy.example", "/api/products?search=ruby")
    letAnswer()
    expect([reply.isPassedOn, reply.status, reply.headers["retry-after"]]).toEqual([false, 429, 2])
  })

  it("waits for its refusal, but not when a thousand wait already", () => {
    const replies = Array.from({ length: 1_001 }, () => ask(turnedAway, "busy.example", "/api/products"))
    expect(replies.filter((it) => it.status === 429)).toHaveLength(1)
    letAnswer()
    expect(replies.every((it) => it.status === 429)).toBe(true)
  })

  it("keeps nobody else waiting, nor what isn't counted for it", () => {
    expect(ask(turnedAway, "quiet.example", "/api/products").isPassedOn).toBe(true)
    for (const url of [
      "/api/superadmin/tenants",
      "/api/health",
      "/api/docs",
      "/",
      "/static/a.webp",
      "/webhooks/razorpay/x",
    ])
      expect(ask(turnedAway, "busy.example", url).isPassedOn).toBe(true)
  })

  it("goes on working: its own people are counted apart from its visitors", () => {
    expect(ask(turnedAway, "busy.example", "/api/admin/products", "ratna_session=abc").isPassedOn).toBe(true)
  })

  it("tells nobody what the server behind said to it", () => {
    expect(answer.headers).toEqual({ "content-type": "application/json" })
  })

  it("is let in again as soon as there is room, one call first", () => {
    now += 1_200
    const isPassedOn = () => ask(turnedAway, "busy.example", "/api/products").isPassedOn
    expect([isPassedOn(), isPassedOn()]).toEqual([true, false])
    now += 50
    expect([isPassedOn(), isPassedOn()]).toEqual([true, false])
    turnedAway.note(requestOf("busy.example", "/api/products"), answerOf({ [roomIn]: "30" }))
    now += 29
    expect(isPassedOn()).toBe(false)
    turnedAway.note(requestOf("busy.example", "/static/a.webp"), answerOf({}))
    expect(isPassedOn()).toBe(false)
    turnedAway.note(requestOf("busy.example", "/api/products"), answerOf({}))
    expect([isPassedOn(), isPassedOn()]).toEqual([true, true])
  })
})
