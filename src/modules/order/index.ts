import { Module } from "@medusajs/framework/utils"
import ShopOrderModuleService from "./service"

export default Module("shop_order", { service: ShopOrderModuleService })
