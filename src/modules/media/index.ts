import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import PictureFiles from "./picture-files"

export default ModuleProvider(Modules.FILE, { services: [PictureFiles] })
