import { MedusaService } from "@medusajs/framework/utils"

/** Holds the table of pincode answers. */
export default class PostalModuleService extends MedusaService({}) {}
