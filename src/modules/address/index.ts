import { Module } from "@medusajs/framework/utils"
import AddressModuleService from "./service"

export { defaultAddress, findAddress, listAddresses } from "./find-addresses"

export default Module("shop_address", { service: AddressModuleService })
