import { Problem } from "./problem"
import { readSettings } from "./settings"

describe("settings of a start", () => {
  it("has a default for everything", () => {
    expect(readSettings({}, "/clone")).toMatchObject({
      mode: "development",
      port: 8000,
      medusaPort: 9000,
      mailPort: 8025,
      gatewayPort: 8030,
      dataDir: "/clone/.data",
      databaseUrl: undefined,
      smtpUrl: undefined,
    })
  })

  it("takes a relative data folder from the clone, an absolute one as it is", () => {
    expect(readSettings({ DATA_DIR: "mine" }, "/clone").dataDir).toBe("/clone/mine")
    expect(readSettings({ DATA_DIR: "/srv/ratna" }, "/clone").dataDir).toBe("/srv/ratna")
  })

  it.each(["abc", "0", "65536", "80.5", "-1"])("refuses the port %s, naming the variable", (port) => {
    expect(() => readSettings({ MEDUSA_PORT: port })).toThrow(Problem)
    expect(() => readSettings({ MEDUSA_PORT: port })).toThrow(/^MEDUSA_PORT must be a port number/)
  })

  it("refuses one port for two servers", () => {
    expect(() => readSettings({ PORT: "9000" })).toThrow(/four different ports/)
  })

  it("takes an empty variable as one that is not set", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: "", DATA_DIR: "" }, "/clone")).toMatchObject({
      port: 8000,
      databaseUrl: undefined,
      dataDir: "/clone/.data",
    })
  })

  it("is for production only where NODE_ENV says so", () => {
    expect(readSettings({ NODE_ENV: "production" }).mode).toBe("production")
    expect(readSettings({ NODE_ENV: "test" }).mode).toBe("development")
  })
})
