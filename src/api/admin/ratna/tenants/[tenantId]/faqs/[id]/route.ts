import * as faq from "../../../../../../api/admin/faqs/[id]/route"
import { forStaff } from "../../../../../../../http/medusa-admin/for-staff"

export const PUT = forStaff(faq.PUT)
export const DELETE = forStaff(faq.DELETE)
