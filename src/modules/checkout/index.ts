import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { orderFunctions } from "../../medusa/sql/order-functions"
import { leaseFunctions } from "./sql/lease-functions"
import { ledgerFunctions } from "./sql/ledger-functions"

export default tableModule("checkout", {
  loaders: [
    functionsLoader({ name: "checkout", statements: [...leaseFunctions, ...ledgerFunctions] }),
    functionsLoader({ name: "medusa-order", statements: orderFunctions }),
  ],
})
