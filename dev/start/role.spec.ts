import { spawnSync } from "node:child_process"
import path from "node:path"

jest.setTimeout(60_000)

/** Starts a role and returns what it prints before it ends: JSON unless LOG_FORMAT is text. */
function start(env: Record<string, string>): { code: number | null; text: string } {
  const { PATH, HOME } = process.env
  const ended = spawnSync(process.execPath, [path.resolve("dev/start.mjs")], {
    env: { PATH, HOME, DATABASE_URL: "", REDIS_URL: "", ...env },
    encoding: "utf8",
  })
  return { code: ended.status, text: `${ended.stdout}${ended.stderr}`.trim() }
}

const logged = ({ text }: { text: string }) => JSON.parse(text) as { level: string; message: string }

it.each([
  ["server", {}, "RATNA_ROLE=server needs DATABASE_URL and REDIS_URL in the environment."],
  ["worker", { DATABASE_URL: "postgres://x" }, "RATNA_ROLE=worker needs REDIS_URL in the environment."],
  ["migrate", { REDIS_URL: "redis://x" }, "RATNA_ROLE=migrate needs DATABASE_URL in the environment."],
  ["storefront", {}, "RATNA_ROLE=storefront needs DATABASE_URL in the environment."],
  ["shop", {}, "RATNA_ROLE must be one of all, migrate, server, worker, storefront."],
])("the role %s starts nothing without its variables, and names them in one sentence", (role, env, text) => {
  const ended = start({ RATNA_ROLE: role, ...env })
  expect([ended.code, logged(ended)]).toMatchObject([1, { level: "error", message: text }])
  expect(start({ RATNA_ROLE: role, LOG_FORMAT: "text", ...env })).toEqual({ code: 1, text })
})
