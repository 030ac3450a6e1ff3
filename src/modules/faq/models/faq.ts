import { model } from "@medusajs/framework/utils"

const Faq = model.define("faq", {
  id: model.id({ prefix: "faq" }).primaryKey(),
  tenant_id: model.text().index(),
  question: model.text(),
  answer: model.text(),
  is_visible: model.boolean().default(true),
  position: model.number().default(0),
})

export default Faq
