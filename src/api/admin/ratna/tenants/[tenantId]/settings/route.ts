import * as tenantRoutes from "../../../../../api/admin/settings/route"
import { forStaff } from "../../../../../../http/medusa-admin/for-staff"

export const GET = forStaff(tenantRoutes.GET)
