import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { wishlistFunctions } from "./sql/wishlist-functions"

export default tableModule("shop_wishlist", {
  loaders: [functionsLoader({ name: "wishlist", statements: wishlistFunctions })],
})
