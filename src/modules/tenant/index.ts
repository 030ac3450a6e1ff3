import { tableModule } from "../../db/table-module"
import requireBoundRole from "./loaders/require-bound-role"

export default tableModule("tenant", {
  loaders: [requireBoundRole],
})
