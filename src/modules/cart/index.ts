import { Module } from "@medusajs/framework/utils"
import ShopCartModuleService from "./service"

export default Module("shop_cart", { service: ShopCartModuleService })
