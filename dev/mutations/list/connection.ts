import type { Mutation } from "../mutation"

const file = "src/db/connection.ts"
const caughtBy = [file.replace(/ts$/, "spec.ts")]

/** Guards of the connection to the database. */
export const inConnections: Mutation[] = [
  {
    name: "a database's certificate is accepted for any host",
    caughtBy,
    change: { file, edits: [["return { ...authority, host }", "return { rejectUnauthorized: false }"]] },
  },
  {
    name: "an unknown sslmode connects without TLS",
    caughtBy,
    change: { file, edits: [["if (!modes.includes(mode))", 'if (!modes.includes(mode) && mode === "")']] },
  },
]
