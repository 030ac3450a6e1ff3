import * as shops from "../../../../../../api/admin/settings/[key]/route"
import { forStaff } from "../../../../../../../http/medusa-admin/for-staff"

export const PUT = forStaff(shops.PUT)
