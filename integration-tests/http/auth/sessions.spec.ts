import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { product } from "../../support/product"
import { expectStatus, newShopper, PASSWORD, signIn } from "../../support/shopper"

jest.setTimeout(90_000)

interface Session {
  id: string
  createdAt: string
  lastSeenAt: string
  device: string
  isCurrent: boolean
}
const me = async (client: Client): Promise<number> => (await client.get("/api/auth/me")).status
const sessions = async (client: Client): Promise<Session[]> =>
  expectStatus(await client.get<Session[]>("/api/auth/sessions"), 200).body

test("a person sees their sessions, described in words", async () => {
  const { client, email } = await newShopper()
  const phone = new Client()
  const agent =
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36"
  const sent = { headers: { "user-agent": agent } }
  expectStatus(await phone.post("/api/auth/login", { email, password: PASSWORD }, sent), 200)
  const listed = await sessions(client)
  expect(listed).toHaveLength(2)
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string
  const id = expect.stringMatching(/^ses_[0-9a-z]{26}$/) as string
  expect(listed.find((it) => !it.isCurrent)).toEqual({
    id,
    createdAt: instant,
    lastSeenAt: instant,
    device: "Chrome on Android",
    isCurrent: false,
  })
  expect((await sessions(phone)).find((it) => it.isCurrent)?.device).toBe("Chrome on Android")
})

test("a person who finds a foreign session ends all others at once, and stays signed in", async () => {
  const { client, email } = await newShopper()
  const bystander = await newShopper()
  const [phone, thief] = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)]
  const response = await client.delete("/api/auth/sessions")
  expect(response.status).toBe(204)
  expect(client.cookies.has("ratna_session")).toBe(true)
  expect(await Promise.all([phone, thief, client, bystander.client].map(me))).toEqual([401, 401, 200, 200])
  expect(await sessions(client)).toMatchObject([{ isCurrent: true }])
  expect((await new Client().delete("/api/auth/sessions")).status).toBe(401)
})

test("an account has at most 20 sessions, and the 21st ends the oldest", async () => {
  const { client, email, user } = await newShopper()
  const clients: Client[] = []
  for (let n = 0; n < 19; n += 1) clients.push(await signIn(email, PASSWORD))
  expect(await me(client)).toBe(200)
  const last = await signIn(email, PASSWORD)
  expect(await me(client)).toBe(401)
  expect(await Promise.all([...clients, last].map(me))).toEqual(Array<number>(20).fill(200))
  const late = await Promise.all(Array.from({ length: 8 }, () => signIn(email, PASSWORD)))
  expect(await Promise.all(late.map(me))).toEqual(Array<number>(8).fill(200))
  expect(await rows("select 1 from session where account_id = $1", [user.id])).toHaveLength(20)
})

test("behind a proxy that terminates https, https pages of the host can write and http pages of it can't", async () => {
  const { client, email } = await newShopper()
  const behind = new Client("default", { medusa: true })
  const post = (origin: string) =>
    behind.post(
      "/api/auth/login",
      { email, password: PASSWORD },
      {
        headers: {
          origin,
          "x-ratna-edge": product().env["EDGE_SECRET"] ?? "",
          "x-forwarded-proto": "https",
          "x-forwarded-host": client.host,
        },
      }
    )
  expect((await post(`https://${client.host}`)).status).toBe(200)
  expect(await post(`http://${client.host}`)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } })
})
