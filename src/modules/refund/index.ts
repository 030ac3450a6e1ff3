import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { refundTriggers } from "../../medusa/triggers/refund-triggers"

export default tableModule("order_refund", {
  loaders: [functionsLoader({ name: "refunds made in Medusa", statements: refundTriggers })],
})
