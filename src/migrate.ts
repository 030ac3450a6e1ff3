import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { migrate } from "@medusajs/medusa/commands/db/migrate"
import { runMigrationScripts } from "@medusajs/medusa/commands/db/run-scripts"
import { initializeContainer } from "@medusajs/medusa/loaders/index"
import { logConsole } from "./lib/telemetry/log-console"

/**
 * Brings the database of DATABASE_URL up to date: migrations, link tables, then the migration scripts that are due. The
 * modules that are loaded for the scripts apply their SQL functions. Medusa's command `db:migrate` would run the scripts
 * in a second process and ignore their failure.
 */
async function bringUpToDate(): Promise<void> {
  const directory = process.cwd()
  const container = await initializeContainer(directory)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const skip = { skipLinks: false, skipScripts: true, skipSearch: true }
  const confirmed = {
    executeAllLinks: false,
    executeSafeLinks: false,
    executeAllSearch: false,
    executeSafeSearch: false,
  }
  await migrate({ directory, container, logger, ...skip, ...confirmed })
  await runMigrationScripts({ directory, container, logger })
}

logConsole()
// The jobs of a worker don't run beside migrations.
process.env["MEDUSA_WORKER_MODE"] = "server"
// Medusa keeps connections open. A failure ends the process with status 1.
void bringUpToDate().then(() => process.exit(0))
