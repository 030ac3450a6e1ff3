import * as shops from "../../../../../../api/admin/branding/payment-test/route"
import { forStaff } from "../../../../../../../http/for-staff"

export const POST = forStaff(shops.POST)
