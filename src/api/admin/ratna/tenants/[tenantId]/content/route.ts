import * as shops from "../../../../../api/admin/content/route"
import { forStaff } from "../../../../../../http/for-staff"

export const GET = forStaff(shops.GET)
