// Run by `medusa exec` (see dev/test/resident.ts): one Medusa container in which specs run scripts, one after another.
// `POST /<script>` runs the script of this folder on the JSON body and returns its result. Ends with its input.
const { createServer } = require("node:http")
const path = require("node:path")
const { json } = require("node:stream/consumers")

exports.default = ({ container }) =>
  new Promise((ended) => {
    let last = Promise.resolve()
    const run = async (request, response) => {
      try {
        const script = require(path.join(__dirname, path.basename(request.url)))
        response.end(JSON.stringify(await script(container, await json(request))))
      } catch (error) {
        response.writeHead(500).end(error instanceof Error ? error.stack : String(error))
      }
    }
    const server = createServer((request, response) => {
      last = last.then(() => run(request, response))
    })
    server.listen(Number(process.env.RATNA_RESIDENT_PORT), "127.0.0.1")
    process.stdin.resume().on("end", () => {
      server.close()
      ended()
    })
  })
