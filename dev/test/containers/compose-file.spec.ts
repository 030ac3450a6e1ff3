import { readFileSync } from "node:fs"
import { readCompose } from "./compose-file"

const rest = "networks: { default: { ipam: { config: [{ subnet: 172.30.0.0/24 }] } } }\nvolumes: { data: }"

/** A service with these lines. */
const withService = (...lines: string[]): string =>
  ["services:", "  one:", ...lines.map((line) => `    ${line}`), rest].join("\n")

const read = (text: string, variables: Record<string, string> = {}) =>
  readCompose([text], variables).services["one"]

it("reads every key of compose.yaml, with anchors, merges and variables", () => {
  const text = readFileSync("compose.yaml", "utf8")
  const names = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = ""]) => [name, `the ${name}`] as const)
  const { services } = readCompose([text], Object.fromEntries(names))
  expect(services["server-2"]).toMatchObject({
    read_only: true,
    environment: { RATNA_ROLE: "server", JWT_SECRET: "the JWT_SECRET", PLATFORM_DOMAIN: "" },
    depends_on: { migrate: "service_completed_successfully", redis: "service_healthy" },
  })
})

it("refuses a key that it doesn't know, in a sentence that names it", () => {
  expect(() => read(withService("image: one", "privileged: true"))).toThrow(
    'The driver doesn\'t understand compose.yaml. services.one: Unrecognized key: "privileged".'
  )
  expect(() => read(withService("image: one", "depends_on: { two: { condition: sometimes } }"))).toThrow(
    /services\.one\.depends_on/
  )
})

it("inserts variables, and refuses a missing one and other forms", () => {
  const image = (text: string, variables: Record<string, string> = {}) =>
    read(withService(`image: "${text}"`), variables)?.image
  expect(image("${NAME:?}-$${NAME}", { NAME: "a" })).toBe("a-${NAME}")
  expect(image("a${NAME:-b}", { NAME: "" })).toBe("ab")
  expect(() => image("${NAME:?}", { NAME: "" })).toThrow("The variable NAME of compose.yaml is not set.")
  expect(() => image("${NAME+b}")).toThrow('doesn\'t know the variable form "${"')
})

it("merges the mappings of an override; its lists take the place of the first ones", () => {
  const first = withService("image: one", "environment: { A: a, B: b }", "command: [a, b]")
  const override = "services: { one: { environment: { B: c }, command: [d] } }"
  expect(readCompose([first, override], {}).services["one"]).toMatchObject({
    image: "one",
    environment: { A: "a", B: "c" },
    command: ["d"],
  })
})
