import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { rateFunctions } from "./sql/rate-functions"
import { settingTriggers } from "./sql/site-triggers"

export default tableModule("tenant_settings", {
  loaders: [functionsLoader({ name: "settings", statements: [...rateFunctions, ...settingTriggers] })],
})
