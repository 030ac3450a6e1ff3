import { tableModule } from "../../db/table-module"
import applyFunctions from "./loaders/apply-functions"

export default tableModule("tenant_settings", { loaders: [applyFunctions] })
