import * as tenantRoutes from "../../../../../api/admin/contact-messages/route"
import { forStaff } from "../../../../../../http/medusa-admin/for-staff"

export const GET = forStaff(tenantRoutes.GET)
