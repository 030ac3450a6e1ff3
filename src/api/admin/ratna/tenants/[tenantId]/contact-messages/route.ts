import * as shops from "../../../../../api/admin/contact-messages/route"
import { forStaff } from "../../../../../../http/medusa-admin/for-staff"

export const GET = forStaff(shops.GET)
