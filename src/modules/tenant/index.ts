import { Module } from "@medusajs/framework/utils"
import TenantModuleService from "./service"

export default Module("tenant", { service: TenantModuleService })
