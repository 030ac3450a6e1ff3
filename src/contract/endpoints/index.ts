import type { z } from "zod"
import * as account from "./account"
import * as address from "./address"
import * as adminOrder from "./admin-order"
import * as alarm from "./alarm"
import * as auth from "./auth"
import * as branding from "./branding"
import * as cart from "./cart"
import * as checklist from "./checklist"
import * as checkout from "./checkout"
import * as contact from "./contact"
import * as content from "./content"
import * as dashboard from "./dashboard"
import * as domain from "./domain"
import * as faq from "./faq"
import * as history from "./history"
import * as key from "./key"
import * as medusaAdmin from "./medusa-admin"
import * as order from "./order"
import * as passport from "./passport"
import * as paymentWebhook from "./payment-webhook"
import * as platform from "./platform"
import * as product from "./product"
import * as productImport from "./product-import"
import * as report from "./report"
import * as settings from "./settings"
import * as staff from "./staff"
import * as tenant from "./tenant"
import * as view from "./view"
import * as webhook from "./webhook"
import * as wishlist from "./wishlist"

/** Every endpoint of the product, by name. */
export const endpoints = {
  ...account,
  ...address,
  ...adminOrder,
  ...alarm,
  ...auth,
  ...branding,
  ...cart,
  ...checklist,
  ...checkout,
  ...contact,
  ...content,
  ...dashboard,
  ...domain,
  ...faq,
  ...history,
  ...key,
  ...medusaAdmin,
  ...order,
  ...passport,
  ...paymentWebhook,
  ...platform,
  ...product,
  ...productImport,
  ...report,
  ...settings,
  ...staff,
  ...tenant,
  ...view,
  ...webhook,
  ...wishlist,
}

type Declared = typeof endpoints

/** The endpoints by method and path, as requests name them: `GET /api/faqs`. */
type ByKey = {
  [Name in keyof Declared as `${Declared[Name]["method"]} ${Declared[Name]["path"]}`]: Declared[Name]
}

/** An endpoint as a request names it: `GET /api/cart`. */
export type EndpointKey = keyof ByKey

type Success = 200 | 201 | 202 | 204
type BodyOf<S> = S extends z.ZodType ? z.output<S> : null
type SuccessBodyOf<R> = BodyOf<R[Extract<keyof R, Success>]>

/** The parsed body of a successful response; `null` where there is none. */
export type ResponseOf<K extends EndpointKey> = SuccessBodyOf<ByKey[K]["responses"]>
