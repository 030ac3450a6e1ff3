import * as tenantRoutes from "../../../../../../api/admin/contact-messages/[id]/route"
import { forStaff } from "../../../../../../../http/medusa-admin/for-staff"

export const PUT = forStaff(tenantRoutes.PUT)
