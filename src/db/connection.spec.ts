import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { readDatabaseUrl } from "./connection"

const base = "postgres://ratna:pa%2Fss@db.example.in:5432/ratna"
const folder = mkdtempSync(path.join(tmpdir(), "ratna-tls-"))
const authority = path.join(folder, "ca.pem")
writeFileSync(authority, "the authority")
afterAll(() => rmSync(folder, { recursive: true }))

it("a URL without TLS parameters stays unchanged and connects without TLS", () => {
  for (const url of [base, "postgres:///ratna?host=/run/postgresql"])
    expect(readDatabaseUrl(url)).toEqual({ connectionString: url, ssl: false })
  expect(readDatabaseUrl(`${base}?sslmode=disable`)).toEqual({ connectionString: base, ssl: false })
})

it("require encrypts and accepts any certificate, as libpq does", () => {
  expect(readDatabaseUrl(`${base}?sslmode=require`)).toEqual({
    connectionString: base,
    ssl: { rejectUnauthorized: false },
  })
})

it("verify-full verifies the certificate against the URL's host", () => {
  expect(readDatabaseUrl(`${base}?sslmode=verify-full&sslrootcert=${authority}`)).toEqual({
    connectionString: base,
    ssl: { ca: "the authority", host: "db.example.in" },
  })
  expect(readDatabaseUrl(`${base}?sslmode=verify-full&sslrootcert=system`).ssl).toEqual({
    host: "db.example.in",
  })
  expect(readDatabaseUrl("postgres://[::1]/ratna?sslmode=verify-full").ssl).toEqual({ host: "::1" })
})

it.each(["require", "verify-ca"])(
  "%s with a certificate authority verifies the chain but not the host",
  (mode) => {
    const { ssl } = readDatabaseUrl(`${base}?sslmode=${mode}&sslrootcert=${authority}`)
    expect(ssl).toEqual({ ca: "the authority", checkServerIdentity: expect.any(Function) as unknown })
  }
)

it("other URL parameters are kept", () => {
  expect(readDatabaseUrl(`${base}?application_name=shop&sslmode=require`).connectionString).toBe(
    `${base}?application_name=shop`
  )
})

it.each([
  ["sslmode=prefer", /sslmode must be disable, require, verify-ca, verify-full, but is "prefer"/],
  ["sslmode=Require", /sslmode must be/],
  ["ssl=true", /ssl is not supported; use sslmode and sslrootcert/],
  ["sslmode=require&sslcert=/a.pem", /sslcert is not supported/],
  ["sslmode=verify-ca", /verify-ca needs sslrootcert/],
  ["sslmode=verify-full&sslrootcert=ca.pem", /sslrootcert must be an absolute path: ca.pem/],
  ["sslmode=verify-full&sslrootcert=/nowhere/ca.pem", /sslrootcert can't be read: .*ENOENT/],
])("%s is refused with a message, not silently weakened", (query, sentence) => {
  expect(() => readDatabaseUrl(`${base}?${query}`)).toThrow(sentence)
})
