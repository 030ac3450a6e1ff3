import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import requireBoundRole from "./loaders/require-bound-role"
import { checklistFunctions } from "./sql/checklist-functions"
import { countFunctions } from "./sql/count-functions"
import { figuresFunctions } from "./sql/figures-functions"

export default tableModule("tenant", {
  loaders: [
    requireBoundRole,
    functionsLoader({ name: "checklist of a new shop", statements: checklistFunctions }),
    functionsLoader({ name: "figures of the platform", statements: figuresFunctions }),
    functionsLoader({ name: "products and orders of some tenants", statements: countFunctions }),
  ],
})
