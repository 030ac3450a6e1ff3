import * as tenantRoutes from "../../../../../../api/admin/content/[key]/route"
import { forStaff } from "../../../../../../../http/medusa-admin/for-staff"

export const PUT = forStaff(tenantRoutes.PUT)
export const DELETE = forStaff(tenantRoutes.DELETE)
