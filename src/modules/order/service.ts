import { MedusaService } from "@medusajs/framework/utils"

/** Holds what the shops show of orders; the orders themselves are Medusa's. */
export default class ShopOrderModuleService extends MedusaService({}) {}
