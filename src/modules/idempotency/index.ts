import { tableModule } from "../../db/table-module"

export default tableModule("idempotent_call")
