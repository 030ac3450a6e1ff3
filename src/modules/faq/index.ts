import { functionsLoader } from "../../db/repeatable-sql"
import { tableModule } from "../../db/table-module"
import { faqTriggers } from "./sql/site-triggers"

export default tableModule("faq", {
  loaders: [functionsLoader({ name: "faq", statements: faqTriggers })],
})
