import { Module } from "@medusajs/framework/utils"
import InvoiceModuleService from "./service"

export default Module("invoice", { service: InvoiceModuleService })
