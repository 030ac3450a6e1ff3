import * as shops from "../../../../../../api/admin/content/[key]/route"
import { forStaff } from "../../../../../../../http/medusa-admin/for-staff"

export const PUT = forStaff(shops.PUT)
export const DELETE = forStaff(shops.DELETE)
