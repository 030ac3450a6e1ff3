import { MedusaService } from "@medusajs/framework/utils"

/** Holds the payment ledger's tables; they are reached through a tenant's transaction only. */
export default class CheckoutModuleService extends MedusaService({}) {}
