import { Module } from "@medusajs/framework/utils"
import AccountModuleService from "./service"

export default Module("account", { service: AccountModuleService })
