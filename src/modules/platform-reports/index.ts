import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { checklistFunctions } from "./sql/checklist-functions"
import { countFunctions } from "./sql/count-functions"
import { figureTriggers } from "./sql/figure-triggers"
import { orderReportFunctions } from "./sql/order-report-functions"
import { reportNumberFunctions } from "./sql/report-number-functions"

/**
 * Reports across modules: the only SQL functions that may name tables of several modules. The
 * module owns the counters that such a report needs.
 */
export default tableModule("platform_reports", {
  loaders: [
    functionsLoader({ name: "checklist of a new tenant", statements: checklistFunctions }),
    functionsLoader({ name: "figures of tenants", statements: figureTriggers }),
    functionsLoader({ name: "products and orders of some tenants", statements: countFunctions }),
    functionsLoader({ name: "reports of a tenant's orders", statements: orderReportFunctions }),
    functionsLoader({ name: "reports that stones claim", statements: reportNumberFunctions }),
  ],
})
