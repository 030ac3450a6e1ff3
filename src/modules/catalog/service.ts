import { MedusaService } from "@medusajs/framework/utils"

/** Holds the read model's tables; it is filled by SQL (`catalog_build`) and read by the functions in `read/`. */
export default class CatalogModuleService extends MedusaService({}) {}
