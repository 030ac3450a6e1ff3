import * as tenantRoutes from "../../../../../../../api/admin/orders/[id]/refunds/route"
import { forStaff } from "../../../../../../../../http/medusa-admin/for-staff"

export const POST = forStaff(tenantRoutes.POST)
