import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import guardConnections from "./loaders/guard-pool"
import requireBoundRole from "./loaders/require-bound-role"
import { versionFunctions } from "./sql/version-functions"

export default tableModule("tenant", {
  loaders: [
    guardConnections,
    requireBoundRole,
    functionsLoader({ name: "versions", statements: versionFunctions }),
  ],
})
