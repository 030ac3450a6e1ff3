import { tableModule } from "../../db/table-module"

export { defaultAddress, findAddress, listAddresses } from "./find-addresses"

export default tableModule("shop_address")
