import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { leaseFunctions } from "./sql/lease-functions"

export default tableModule("checkout", {
  loaders: [functionsLoader({ name: "checkout", statements: leaseFunctions })],
})
