import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { changeTriggers } from "./sql/change-triggers"

export default tableModule("webhook", {
  loaders: [functionsLoader({ name: "webhook changes", statements: changeTriggers })],
})
