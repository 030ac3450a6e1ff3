import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { mailFunctions } from "./sql/mail-functions"

export default tableModule("mail", {
  loaders: [functionsLoader({ name: "mail", statements: mailFunctions })],
})
