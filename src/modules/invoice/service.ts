import { MedusaService } from "@medusajs/framework/utils"

/** Holds tax invoices and their counters. */
export default class InvoiceModuleService extends MedusaService({}) {}
