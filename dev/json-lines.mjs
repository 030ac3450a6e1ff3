// @ts-check

const levels = /** @type {const} */ ({ log: "info", warn: "warn", error: "error" })

/**
 * Prints what is printed before any package is loaded as JSON lines, like those of the servers, unless LOG_FORMAT is
 * `text` or the output is a terminal.
 * @param {string} service
 */
export function printJsonLines(service) {
  const { LOG_FORMAT } = process.env
  if (LOG_FORMAT ? LOG_FORMAT !== "json" : process.stdout.isTTY) return
  for (const method of /** @type {(keyof typeof levels)[]} */ (Object.keys(levels))) {
    console[method] = (message) => {
      const line = {
        time: new Date().toISOString(),
        level: levels[method],
        service,
        message: String(message).trim(),
      }
      process.stdout.write(`${JSON.stringify(line)}\n`)
    }
  }
}
