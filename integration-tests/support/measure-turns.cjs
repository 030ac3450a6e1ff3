// Loaded into a server by `--require`. Over the socket RATNA_TURNS it measures the longest turn of the event loop, in
// CPU time of the main thread: `/begin` starts, `/end` responds with it in ms. In between the loop never waits.
const { createServer } = require("node:http")

let isOn = false
let longest = 0
let last = 0

const used = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function turn() {
  if (!isOn) return
  const now = used()
  longest = Math.max(longest, now - last)
  last = now
  setImmediate(turn)
}

createServer((req, res) => {
  const ms = longest
  isOn = req.url === "/begin"
  longest = 0
  last = used()
  if (isOn) setImmediate(turn)
  res.end(JSON.stringify(ms))
})
  .listen(process.env.RATNA_TURNS)
  .unref()
