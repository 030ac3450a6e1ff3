import { Module } from "@medusajs/framework/utils"
import requireBoundRole from "./loaders/require-bound-role"
import TenantModuleService from "./service"

export default Module("tenant", { service: TenantModuleService, loaders: [requireBoundRole] })
