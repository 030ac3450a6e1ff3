import { Problem } from "./problem"
import { originOf, readSettings } from "./settings"

describe("start settings", () => {
  it("has a default for everything", () => {
    expect(readSettings({}, "/clone")).toMatchObject({
      mode: "development",
      port: 8000,
      medusaPort: 9000,
      mailPort: 8025,
      mailKeep: 1000,
      gatewayPort: 8030,
      dataDir: "/clone/.data",
      databaseUrl: undefined,
      smtpUrl: undefined,
    })
  })

  it("resolves a relative data folder from the repository root, and keeps an absolute one", () => {
    expect(readSettings({ DATA_DIR: "mine" }, "/clone").dataDir).toBe("/clone/mine")
    expect(readSettings({ DATA_DIR: "/srv/ratna" }, "/clone").dataDir).toBe("/srv/ratna")
  })

  it.each(["abc", "0", "65536", "80.5", "-1"])("refuses the port %s, naming the variable", (port) => {
    expect(() => readSettings({ MEDUSA_PORT: port })).toThrow(Problem)
    expect(() => readSettings({ MEDUSA_PORT: port })).toThrow(/^MEDUSA_PORT must be a port number/)
  })

  it.each(["0", "-1", "1.5", "many", "1000000"])("refuses to keep %s e-mails", (count) => {
    expect(() => readSettings({ MAIL_KEEP: count })).toThrow(/^MAIL_KEEP must be a whole number/)
    expect(readSettings({ MAIL_KEEP: "50" }).mailKeep).toBe(50)
  })

  it("refuses the same port for two servers", () => {
    expect(() => readSettings({ PORT: "9000" })).toThrow(/four different ports/)
  })

  it("treats an empty variable as unset", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: "", DATA_DIR: "" }, "/clone")).toMatchObject({
      port: 8000,
      databaseUrl: undefined,
      dataDir: "/clone/.data",
    })
  })

  it("is in production only with NODE_ENV=production", () => {
    expect(readSettings({ NODE_ENV: "production" }).mode).toBe("production")
    expect(readSettings({ NODE_ENV: "test" }).mode).toBe("development")
  })

  it("listens on loopback only in development, even if HOST is set", () => {
    const both = { host: "127.0.0.1", medusaHost: "127.0.0.1" }
    expect(readSettings({})).toMatchObject(both)
    expect(readSettings({ HOST: "0.0.0.0", MEDUSA_HOST: "0.0.0.0" })).toMatchObject(both)
  })

  it.each([
    [{}, { host: undefined, medusaHost: "127.0.0.1" }],
    [{ HOST: "10.0.0.5" }, { host: "10.0.0.5", medusaHost: "10.0.0.5" }],
    [
      { HOST: "::", MEDUSA_HOST: "::1" },
      { host: "::", medusaHost: "::1" },
    ],
  ])("listens on the operator's hosts in production: %j", (settings, hosts) => {
    expect(readSettings({ NODE_ENV: "production", ...settings })).toMatchObject(hosts)
  })

  it.each([
    [undefined, "http://127.0.0.1:9000"],
    ["::", "http://127.0.0.1:9000"],
    ["0.0.0.0", "http://127.0.0.1:9000"],
    ["::1", "http://[::1]:9000"],
    ["10.0.0.5", "http://10.0.0.5:9000"],
  ])("reaches a server that listens on %s at %s", (host, origin) => {
    expect(originOf(host, 9000)).toBe(origin)
  })
})
