import * as shops from "../../../../../../api/admin/orders/[id]/route"
import { forStaff } from "../../../../../../../http/medusa-admin/for-staff"

export const GET = forStaff(shops.GET)
export const PUT = forStaff(shops.PUT)
