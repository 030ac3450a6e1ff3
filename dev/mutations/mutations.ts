import { inArchives } from "./list/archive"
import { inConnections } from "./list/connection"
import { inTheData } from "./list/data"
import { database } from "./list/database"
import { onDocuments } from "./list/documents"
import { atTheEdge } from "./list/edge"
import { inFreshness } from "./list/freshness"
import { atTheGate } from "./list/gate"
import { inMedusaAdmin } from "./list/medusa-admin"
import { inPresses } from "./list/presses"
import { ofRequests } from "./list/requests"
import { ofSessions } from "./list/sessions"
import { ofStaffActs } from "./list/staff-acts"
import { inStyleRules } from "./list/style"
import { taskPool } from "./list/task-pool"
import { inTypedText } from "./list/text"
import { inTaxes } from "./list/tax"
import type { Mutation } from "./mutation"

/** Every guard of tenant isolation, each removed separately. */
export const mutations: readonly Mutation[] = [
  ...database,
  ...atTheEdge,
  ...inTheData,
  ...atTheGate,
  ...inArchives,
  ...inMedusaAdmin,
  ...ofStaffActs,
  ...inStyleRules,
  ...inTaxes,
  ...inConnections,
  ...inPresses,
  ...ofSessions,
  ...inFreshness,
  ...taskPool,
  ...onDocuments,
  ...inTypedText,
  ...ofRequests,
]
