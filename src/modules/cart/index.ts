import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { cartFunctions } from "./sql/cart-functions"
import { changeFunctions } from "./sql/change-functions"

export default tableModule("shop_cart", {
  loaders: [functionsLoader({ name: "cart", statements: [...cartFunctions, ...changeFunctions] })],
})
