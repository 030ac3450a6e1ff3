import * as shops from "../../../../../api/admin/content/route"
import { forStaff } from "../../../../../../http/medusa-admin/for-staff"

export const GET = forStaff(shops.GET)
