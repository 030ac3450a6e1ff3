import { Module } from "@medusajs/framework/utils"
import MailModuleService from "./service"

export default Module("mail", { service: MailModuleService })
