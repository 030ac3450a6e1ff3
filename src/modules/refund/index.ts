import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { refundFunctions } from "./sql/refund-functions"

export default tableModule("order_refund", {
  loaders: [functionsLoader({ name: "refunds made in Medusa", statements: refundFunctions })],
})
