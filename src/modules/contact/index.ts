import { tableModule } from "../../db/table-module"

export default tableModule("contact_message")
