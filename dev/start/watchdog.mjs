// @ts-check
import { isSameProcess, processStart } from "../process-start.mjs"

/**
 * Ends the processes of a start that was killed before it could stop them. The start writes one line of JSON for each
 * process it creates. When the pipe breaks, all processes still on the list are ended: the servers first, then the
 * database.
 */

/** @type {Map<number, { pid: number, start: string, signal: NodeJS.Signals, last: boolean }>} */
const kept = new Map()
let buffered = ""

process.stdin.setEncoding("utf8")
process.stdin.on("data", (chunk) => {
  const lines = (buffered + String(chunk)).split("\n")
  buffered = lines.pop() ?? ""
  for (const line of lines) {
    const entry = JSON.parse(line)
    if (entry.drop) kept.delete(entry.pid)
    else kept.set(entry.pid, { ...entry, start: processStart(entry.pid) })
  }
})
process.stdin.on("end", () => void endAll())
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {})

/** @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}

/** @param {{ pid: number, start: string }[]} entries @param {number} ms */
async function gone(entries, ms) {
  const until = Date.now() + ms
  while (Date.now() < until) {
    if (!entries.some((entry) => isSameProcess(entry.pid, entry.start))) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function endAll() {
  for (const last of [false, true]) {
    const entries = [...kept.values()].filter((entry) => entry.last === last)
    const alive = entries.filter((entry) => isSameProcess(entry.pid, entry.start))
    for (const entry of alive) send(entry.pid, entry.signal)
    await gone(alive, last ? 8000 : 5000)
    for (const entry of alive) if (isSameProcess(entry.pid, entry.start)) send(-entry.pid, "SIGKILL")
  }
  process.exit(0)
}
