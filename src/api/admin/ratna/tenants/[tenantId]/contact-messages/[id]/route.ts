import * as shops from "../../../../../../api/admin/contact-messages/[id]/route"
import { forStaff } from "../../../../../../../http/medusa-admin/for-staff"

export const PUT = forStaff(shops.PUT)
