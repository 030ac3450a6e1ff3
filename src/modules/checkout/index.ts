import { Module } from "@medusajs/framework/utils"
import CheckoutModuleService from "./service"

export default Module("checkout", { service: CheckoutModuleService })
