import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import requireBoundRole from "./loaders/require-bound-role"
import { figuresFunctions } from "./sql/figures-functions"

export default tableModule("tenant", {
  loaders: [
    requireBoundRole,
    functionsLoader({ name: "figures of the platform", statements: figuresFunctions }),
  ],
})
