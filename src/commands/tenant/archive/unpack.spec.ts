import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { newId } from "../../../lib/ids"
import { type TarFile, tarOf } from "../../../lib/tar"
import { digestOf, manifestName } from "./manifest"
import { unpack } from "./unpack"

const folder = mkdtempSync(path.join(tmpdir(), "ratna-unpack-"))
const archive = path.join(folder, "archive.tar.gz")
afterAll(() => rmSync(folder, { recursive: true }))

const picture: TarFile = { name: `uploads/${"a".repeat(32)}.webp`, bytes: Buffer.from("RIFF") }
const faqs: TarFile = { name: "tables/faq/0.jsonl", bytes: Buffer.from('{"id":"faq_1"}\n') }
const tenant = { id: newId("ten"), slug: "gems", domain: "gems.example", brandName: "Gems" }

function manifestOf(files: readonly TarFile[], changes: object = {}): TarFile {
  const manifest = {
    format: "ratna tenant 1",
    exportedAt: "2026-11-01T00:00:00Z",
    tenant,
    keyMark: "0123456789abcdef",
    tables: { faq: 1 },
    files: Object.fromEntries(files.map(({ name, bytes }) => [name, digestOf(bytes)])),
    ...changes,
  }
  return { name: manifestName, bytes: Buffer.from(JSON.stringify(manifest)) }
}

async function packed(files: readonly TarFile[]): Promise<Buffer> {
  async function* each() {
    for (const file of files) yield await Promise.resolve(file)
  }
  const parts: Buffer[] = []
  for await (const part of tarOf(each())) parts.push(part)
  return Buffer.concat(parts)
}

/** Unpacks into an empty folder. */
function unpacked(bytes: Buffer) {
  writeFileSync(archive, bytes)
  const made = mkdtempSync(path.join(folder, "into-"))
  const left = () => readdirSync(made, { recursive: true, encoding: "utf8" }).toSorted()
  return { manifest: unpack(archive, made), left }
}

it("unpacks an exported archive", async () => {
  const { manifest, left } = unpacked(gzipSync(await packed([faqs, picture, manifestOf([faqs, picture])])))
  expect((await manifest).tenant).toEqual(tenant)
  expect(left()).toEqual(expect.arrayContaining([faqs.name, picture.name]))
})

const named = (name: string): TarFile => ({ name, bytes: Buffer.from("{}\n") })
const withId = (id: string) => [faqs, manifestOf([faqs], { tenant: { ...tenant, id } })]

it.each<[what: string, files: readonly TarFile[], message: RegExp]>([
  ["a tenant's id that is a path", withId("../x"), /another format/],
  ["a tenant's id with more behind it", withId(`${tenant.id}/..`), /another format/],
  ["a version of the future", [faqs, manifestOf([faqs], { format: "ratna tenant 2" })], /another format/],
  ["rows of the platform's tables", [faqs, manifestOf([faqs], { tables: { user: 1 } })], /rows of "user"/],
  [
    "a table that is a member of every object",
    [faqs, manifestOf([faqs], { tables: { constructor: 1 } })],
    /no such table/,
  ],
  ["a count below zero", [faqs, manifestOf([faqs], { tables: { faq: -1 } })], /another format/],
  ["a manifest that isn't JSON", [faqs, { name: manifestName, bytes: Buffer.from("{") }], /another format/],
  ["two manifests", [faqs, manifestOf([faqs]), manifestOf([faqs])], /after its manifest/],
  ["a file behind the manifest", [manifestOf([faqs]), faqs], /after its manifest/],
  ["no manifest", [faqs], /manifest is missing/],
  ["one file twice", [faqs, faqs, manifestOf([faqs])], /twice/],
  ["a file that the manifest doesn't list", [faqs, picture, manifestOf([faqs])], /was added/],
  ["a file that is missing", [faqs, manifestOf([faqs, picture])], /is missing/],
  ["a changed file", [{ ...faqs, bytes: Buffer.from("[]") }, manifestOf([faqs])], /was changed/],
  ...[
    "../x",
    "/etc/cron.d/x",
    "tables/../../x/0.jsonl",
    "tables/user/0.jsonl",
    "tables/__proto__/0.jsonl",
    "tables/constructor/0.jsonl",
    "uploads/../x",
    "uploads/x.html",
    `uploads/${"a".repeat(32)}.webp/x`,
    "uploads/x y",
    // Stored as a prefix and a name, or in an extended header.
    `${"a".repeat(90)}/tables/faq/0.jsonl`,
  ].map((name): [string, readonly TarFile[], RegExp] => [
    `a file named ${name}`,
    [named(name), manifestOf([named(name)])],
    /no export writes/,
  ]),
])("%s is refused, and nothing is written", async (_what, files, message) => {
  const { manifest, left } = unpacked(gzipSync(await packed(files)))
  await expect(manifest).rejects.toThrow(message)
  expect(left()).toEqual([])
})

it("a small archive that expands to a large file is refused before it fills the disk", async () => {
  const large = { ...picture, bytes: Buffer.alloc(60_000_000) }
  const { manifest, left } = unpacked(gzipSync(await packed([large, manifestOf([large])])))
  await expect(manifest).rejects.toThrow(/expands to far more/)
  expect(left()).toEqual([])
})

it("a truncated archive is refused, and nothing is written", async () => {
  const whole = gzipSync(await packed([faqs, picture, manifestOf([faqs, picture])]))
  const { manifest, left } = unpacked(whole.subarray(0, whole.length - 200))
  await expect(manifest).rejects.toThrow(/damaged|cut off/)
  expect(left()).toEqual([])
})
