import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { movedFunctions } from "./sql/moved-functions"

export default tableModule("shop_order", {
  loaders: [functionsLoader({ name: "orders moved in Medusa", statements: movedFunctions })],
})
