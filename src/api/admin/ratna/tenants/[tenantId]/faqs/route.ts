import * as faqs from "../../../../../api/admin/faqs/route"
import { forStaff } from "../../../../../../http/medusa-admin/for-staff"

export const GET = forStaff(faqs.GET)
export const POST = forStaff(faqs.POST)
