import { Module } from "@medusajs/framework/utils"
import CatalogModuleService from "./service"

export default Module("catalog", { service: CatalogModuleService })
