import { MedusaService } from "@medusajs/framework/utils"
import Faq from "./models/faq"

/** Every method takes the tenant's shared context last (`tx.contextOf(service)`); without one it finds nothing. */
export default class FaqModuleService extends MedusaService({ Faq }) {}
