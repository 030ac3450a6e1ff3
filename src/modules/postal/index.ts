import { Module } from "@medusajs/framework/utils"
import PostalModuleService from "./service"

export default Module("postal", { service: PostalModuleService })
