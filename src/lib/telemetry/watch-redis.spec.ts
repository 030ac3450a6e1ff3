import { EventEmitter } from "node:events"
import { configureLog } from "./log"
import { watchRedis } from "./watch-redis"

it("an hour without Redis is two lines of JSON, not a plain line for each attempt", () => {
  const lines: string[] = []
  const write = jest.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0)
  configureLog({ service: "server", format: "json", level: "info" })
  const client = new EventEmitter()
  watchRedis(client, "limits are counted in this process")
  client.emit("ready")
  for (let attempt = 0; attempt < 100; attempt += 1) client.emit("error", new Error("connect ECONNREFUSED"))
  client.emit("ready")
  write.mockRestore()
  const logged = lines.map((line) => JSON.parse(line) as { level: string; message: string })
  expect(logged.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    "warn: Redis is away (connect ECONNREFUSED): limits are counted in this process",
    "info: Redis is back",
  ])
})
