import * as tenantRoutes from "../../../../../api/admin/branding/route"
import { forStaff } from "../../../../../../http/medusa-admin/for-staff"

export const GET = forStaff(tenantRoutes.GET)
export const PUT = forStaff(tenantRoutes.PUT)
