/**
 * Requests a tenant's search at a fixed rate, over as many connections as a crowd of crawlers has, until stopped. Then
 * it reports how many requests were due, how many got a response, and how many of those were 429. It runs in a separate
 * process, so that it doesn't delay the measuring process, with a low priority: a real crawler has a machine of its
 * own.
 */
const { Agent, get } = require("node:http")
const { setPriority } = require("node:os")

setPriority(19)

const [port, host, callsPerSecond] = process.argv.slice(2)
const connections = 64
const agent = new Agent({ keepAlive: true, maxSockets: connections })
/** Longer pauses are the bench's, which stops this process for a while; nothing is due in them. */
const longestTickMs = 100
let seconds = 0
let due = 0
let underWay = 0
let served = 0
let refused = 0

function one(n) {
  underWay++
  const path = `/api/products?limit=100&search=garnet+${String(n)}`
  get({ port, path, agent, headers: { host } }, (response) => {
    underWay--
    served++
    if (response.statusCode === 429) refused++
    response.resume()
  }).on("error", () => underWay--)
}

let last = performance.now()
const pace = setInterval(() => {
  const now = performance.now()
  seconds += Math.min(now - last, longestTickMs) / 1000
  last = now
  while (due < seconds * Number(callsPerSecond)) {
    due++
    if (underWay < connections) one(due)
  }
}, 5)

// The measuring process has ended without a message.
process.once("disconnect", () => process.exit())

process.once("message", () => {
  clearInterval(pace)
  process.send({ due, served, refused, seconds }, () => process.exit())
})
