import { Module } from "@medusajs/framework/utils"
import applyFunctions from "./loaders/apply-functions"
import SettingsModuleService from "./service"

export default Module("tenant_settings", { service: SettingsModuleService, loaders: [applyFunctions] })
