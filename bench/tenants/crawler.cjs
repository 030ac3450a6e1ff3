/**
 * Calls a tenant's search so often, whether or not it answers, until it is told to end; then says how many calls it made
 * and how many were refused for their number. A process of its own, so that who measures meanwhile isn't held up by it.
 */
const { Agent, get } = require("node:http")

const [port, host, callsPerSecond] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const from = performance.now()
let made = 0
let refused = 0

function one(n) {
  const path = `/api/products?limit=100&search=garnet+${String(n)}`
  get({ port, path, agent, headers: { host } }, (answer) => {
    if (answer.statusCode === 429) refused++
    answer.resume()
  }).on("error", () => undefined)
}

const seconds = () => (performance.now() - from) / 1000
const pace = setInterval(() => {
  while (made < seconds() * Number(callsPerSecond)) one(made++)
}, 5)

process.once("message", () => {
  clearInterval(pace)
  process.send({ made, refused, seconds: seconds() }, () => process.exit())
})
