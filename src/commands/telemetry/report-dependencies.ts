import { env } from "../../config/env"
import { pingRedis } from "../../db/redis"
import { reportDependency } from "../../lib/telemetry/report-health"
import { checkMailServer } from "../../modules/mail/send-mail"
import { checkGateways } from "../../payments/check-gateways"
import { checkBucket } from "../../picture-store/stores"

/** Adds the gauges of what this process depends on, the database excepted. */
export function reportDependencies(): void {
  const { REDIS_URL, role, s3 } = env()
  if (REDIS_URL !== undefined) reportDependency("redis", pingRedis)
  if (s3) reportDependency("s3", checkBucket)
  reportDependency("gateway", checkGateways)
  // Servers send no mails.
  if (role !== "server") reportDependency("smtp", checkMailServer)
}
