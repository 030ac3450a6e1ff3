import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { addressFunctions } from "./sql/address-functions"

export { listAddresses } from "./find-addresses"

export default tableModule("shop_address", {
  loaders: [functionsLoader({ name: "addresses", statements: addressFunctions })],
})
