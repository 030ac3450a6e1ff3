import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { loginFunctions } from "../../medusa/sql/login-functions"
import { buyerFunctions } from "./sql/buyer-functions"
import { sessionFunctions } from "./sql/session-functions"

export default tableModule("account", {
  loaders: [
    functionsLoader({ name: "sessions", statements: sessionFunctions }),
    functionsLoader({ name: "buyers", statements: buyerFunctions }),
    functionsLoader({ name: "medusa-login", statements: loginFunctions }),
  ],
})
