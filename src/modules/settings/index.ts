import { Module } from "@medusajs/framework/utils"
import SettingsModuleService from "./service"

export default Module("tenant_settings", { service: SettingsModuleService })
