import type { ExecArgs } from "@medusajs/framework/types"
import { commands, type Command } from "./commands"

/**
 * Entry point of the command line, run inside the server's container. Arguments come as JSON in `RATNA_CLI_ARGS`,
 * because Medusa's runner consumes flags itself.
 */
export default async function main({ container }: ExecArgs): Promise<void> {
  const args = JSON.parse(process.env["RATNA_CLI_ARGS"] ?? "[]") as string[]
  const [name = "", ...rest] = args
  const command = (commands as Record<string, Command>)[name]
  try {
    if (!command) throw new Error(`Unknown command "${name}"`)
    await command(container, rest)
  } catch (error) {
    // Print the message only; the runner would print a stack trace.
    console.error(sentenceOf(error))
    process.exit(1)
  }
}

/** Returns the message of an error. Medusa workflows reject with a plain record. */
const sentenceOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "message" in error ? error.message : error
