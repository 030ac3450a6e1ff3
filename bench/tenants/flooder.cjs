/**
 * Requests one path of a tenant over many connections, one request after another on each, until stopped. Then it
 * reports the number of responses by status. It runs in a separate process with a low priority: an attacker has a
 * machine of their own.
 */
const { randomBytes } = require("node:crypto")
const { Agent, get } = require("node:http")
const { setPriority } = require("node:os")

setPriority(19)

const { port, host, path, connections, localAddress, cookie } = JSON.parse(process.argv[2])
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const from = performance.now()
/** @type {Record<string, number>} */
const statuses = {}
let isOver = false

/** `random` sends another well-formed token each time. */
const headers = () => {
  const value = cookie === "random" ? `ratna_session=${randomBytes(32).toString("base64url")}` : cookie
  return value ? { host, cookie: value } : { host }
}

function one() {
  if (isOver) return
  get({ port, path, agent, localAddress, headers: headers() }, (response) => {
    const status = String(response.statusCode)
    statuses[status] = (statuses[status] ?? 0) + 1
    response.resume()
    response.once("close", one)
  }).on("error", () => setTimeout(one, 10))
}
for (let n = 0; n < connections; n++) one()

process.once("disconnect", () => process.exit())

process.once("message", () => {
  isOver = true
  process.send({ statuses, seconds: (performance.now() - from) / 1000 }, () => process.exit())
})
