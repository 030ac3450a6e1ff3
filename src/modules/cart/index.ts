import { tableModule } from "../../db/table-module"
import applyFunctions from "./loaders/apply-functions"

export default tableModule("shop_cart", { loaders: [applyFunctions] })
