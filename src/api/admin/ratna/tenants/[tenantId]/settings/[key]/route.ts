import * as tenantRoutes from "../../../../../../api/admin/settings/[key]/route"
import { forStaff } from "../../../../../../../http/medusa-admin/for-staff"

export const PUT = forStaff(tenantRoutes.PUT)
