import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import FlatShippingProvider from "./service"

export default ModuleProvider(Modules.FULFILLMENT, { services: [FlatShippingProvider] })
