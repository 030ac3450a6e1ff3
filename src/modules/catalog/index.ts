import { Module } from "@medusajs/framework/utils"
import applyFunctions from "./loaders/apply-functions"
import CatalogModuleService from "./service"

export default Module("catalog", { service: CatalogModuleService, loaders: [applyFunctions] })
