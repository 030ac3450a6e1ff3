// @ts-check
/**
 * The calibration's server: bare `node:http`. `PUT /body` stores a body, `GET /body` sends it; `GET /select` runs one
 * indexed select. Prints its port.
 */
import { createServer } from "node:http"
import pg from "pg"

const pool = new pg.Pool({ connectionString: process.argv[2] ?? "", max: 16 })
let body = Buffer.alloc(0)
/** @type {import("node:http").OutgoingHttpHeaders} */
let headers = {}

const server = createServer((req, res) => {
  if (req.method === "PUT") {
    /** @type {Buffer[]} */
    const chunks = []
    req.on("data", (chunk) => chunks.push(chunk))
    req.on("end", () => {
      body = Buffer.concat(chunks)
      headers = { "content-type": "application/octet-stream", "content-length": body.length }
      res.end()
    })
  } else if (req.url === "/select") {
    pool
      .query({
        name: "calibration",
        text: "select id, slug from tenant where slug = $1",
        values: ["default"],
      })
      .then(({ rows }) => res.end(JSON.stringify(rows)))
      .catch((/** @type {unknown} */ error) => res.writeHead(500).end(String(error)))
  } else {
    res.writeHead(200, headers)
    res.end(body)
  }
})
server.listen(0, "127.0.0.1", () =>
  console.log(/** @type {import("node:net").AddressInfo} */ (server.address()).port)
)
