import * as shops from "../../../../../../api/admin/orders/documents/route"
import { forStaff } from "../../../../../../../http/for-staff"

export const POST = forStaff(shops.POST)
