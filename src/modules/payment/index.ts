import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import PaymentProvider from "./service"

export default ModuleProvider(Modules.PAYMENT, { services: [PaymentProvider] })
