import * as shops from "../../../../../api/admin/contact-messages/route"
import { forStaff } from "../../../../../../http/for-staff"

export const GET = forStaff(shops.GET)
