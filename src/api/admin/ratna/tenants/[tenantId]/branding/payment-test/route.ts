import * as tenantRoutes from "../../../../../../api/admin/branding/payment-test/route"
import { forStaff } from "../../../../../../../http/medusa-admin/for-staff"

export const POST = forStaff(tenantRoutes.POST)
