import type { MedusaContainer } from "@medusajs/framework/types"
import { adminCreate } from "./admin-create"
import { catalogImport } from "./catalog-import"
import { catalogRebuild } from "./catalog-rebuild"
import { filesMove } from "./files-move"
import { restoreConfirm } from "./restore-confirm"
import { secretsReseal } from "./secrets-reseal"
import { staffAssign } from "./staff-assign"
import { staffCreate } from "./staff-create"
import { staffResetFactor } from "./staff-reset-factor"
import { tenantLoad } from "./tenant-load"
import { tenantPurge } from "./tenant-purge"
import { tenantCreate } from "./tenant-create"
import { tenantExport } from "./tenant-export"
import { tenantImport } from "./tenant-import"
import type { serverUsage } from "./usage"

/** @throws Error with a message for the user */
export type Command = (container: MedusaContainer, args: readonly string[]) => Promise<void>

export const commands: Record<keyof typeof serverUsage, Command> = {
  "admin:create": adminCreate,
  "catalog:import": catalogImport,
  "catalog:rebuild": catalogRebuild,
  "files:move": filesMove,
  "restore:confirm": restoreConfirm,
  "secrets:reseal": secretsReseal,
  "staff:assign": staffAssign,
  "staff:create": staffCreate,
  "staff:reset-factor": staffResetFactor,
  "tenant:load": tenantLoad,
  "tenant:create": tenantCreate,
  "tenant:purge": tenantPurge,
  "tenant:export": tenantExport,
  "tenant:import": tenantImport,
}
