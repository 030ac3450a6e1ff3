import type { Mutation } from "../mutation"

const normalizer = "src/contract/rules/typed-text.ts"
const specs = ["src/contract/rules/typed-text.spec.ts"]

/** Guards of what people type: texts, passwords, prices. */
export const inTypedText: Mutation[] = [
  {
    name: "an invisible character makes two texts of one",
    caughtBy: specs,
    change: { file: normalizer, edits: [['.replace(strayJoiners, "")', ""]] },
  },
  {
    name: "a text of marks holds the event loop",
    caughtBy: specs,
    only: "megabyte",
    change: { file: normalizer, edits: [['.replace(tooManyMarks, "$1")', ""]] },
  },
  {
    name: "texts of any length are normalized",
    caughtBy: specs,
    only: "longer than any field",
    change: { file: normalizer, edits: [["const maxRead = 25_000", "const maxRead = 25_000_000"]] },
  },
  {
    name: "a text in which nothing can be seen is a name",
    caughtBy: specs,
    change: { file: normalizer, edits: [['unseen.test(text) ? "" : text', "text"]] },
  },
  {
    name: "a password stored in an earlier form is wrong",
    caughtBy: specs,
    change: {
      file: normalizer,
      edits: [['typed, passwordForm(typed, "NFC"), passwordForm(typed, "NFD")', ""]],
    },
  },
  {
    name: "a stone is offered for nothing",
    caughtBy: ["src/contract/stone-fields/stone-fields.spec.ts"],
    only: "typed field values",
    change: { file: "src/contract/rules/price.ts", edits: [["Number(text) < minPrice", "Number(text) < 0"]] },
  },
]
