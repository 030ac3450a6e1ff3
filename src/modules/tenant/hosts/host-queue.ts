import { WorkQueue } from "../../../db/work-queue"

/** Hosts whose proof must be checked. The check sets when the next one is due. */
export const hostQueue = new WorkQueue({
  name: "hosts",
  table: "tenant_host",
  key: { host: "host" },
  leaseSeconds: 300,
  atOnce: 20,
  perTenant: 5,
})
