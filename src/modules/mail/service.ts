import { MedusaService } from "@medusajs/framework/utils"

/** Holds the tables of mails on their way; they are reached through a tenant's transaction only. */
export default class MailModuleService extends MedusaService({}) {}
