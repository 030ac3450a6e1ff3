import { sessionCookieOf, noSessionCookie } from "./session"

beforeAll(() => {
  Object.assign(process.env, {
    RATNA_MODE: "production",
    DATABASE_URL: "postgres://nobody@localhost/none",
    DATA_DIR: "/nowhere",
    SMTP_URL: "smtp://localhost",
    JWT_SECRET: "sixteen characters",
    COOKIE_SECRET: "sixteen characters",
    EDGE_SECRET: "sixteen characters",
    RATNA_SECRET_KEY: Buffer.alloc(32).toString("base64"),
  })
})

test("in production the session cookie is https-only, host-only and lasts seven days", () => {
  expect(sessionCookieOf("token")).toBe(
    "__Host-ratna_session=token; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure"
  )
  expect(noSessionCookie()).toBe("__Host-ratna_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure")
})
