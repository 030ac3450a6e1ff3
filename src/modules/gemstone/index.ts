import { Module } from "@medusajs/framework/utils"
import GemstoneModuleService from "./service"

export default Module("gemstone", { service: GemstoneModuleService })
