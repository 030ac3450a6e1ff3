import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { orderSyncTriggers } from "../../medusa/triggers/order-sync-triggers"
import { orderFunctions } from "./sql/order-functions"

export default tableModule("shop_order", {
  loaders: [
    functionsLoader({ name: "orders moved in Medusa", statements: orderSyncTriggers }),
    functionsLoader({ name: "orders", statements: orderFunctions }),
  ],
})
