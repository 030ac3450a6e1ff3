import { MedusaService } from "@medusajs/framework/utils"

/** Holds which cart is whose; the carts themselves are Medusa's. */
export default class ShopCartModuleService extends MedusaService({}) {}
