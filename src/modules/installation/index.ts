import { tableModule } from "../../db/table-module"

export default tableModule("installation")
