import type { DemoProduct } from "./demo-product"
import { houseBlues } from "./sapphire-house/blues"
import { houseSapphires } from "./sapphire-house/sapphires"
import { amethysts } from "./stones/amethysts"
import { citrines } from "./stones/citrines"
import { diamonds } from "./stones/diamonds"
import { emeralds } from "./stones/emeralds"
import { others } from "./stones/others"
import { quartz } from "./stones/quartz"
import { rubies } from "./stones/rubies"
import { sapphires } from "./stones/sapphires"

/** What each demo shop sells, by tenant slug. */
export const demoCatalogue: Record<"default" | "sapphire", DemoProduct[]> = {
  default: [
    ...diamonds,
    ...rubies,
    ...sapphires,
    ...emeralds,
    ...amethysts,
    ...citrines,
    ...quartz,
    ...others,
  ],
  sapphire: [...houseSapphires, ...houseBlues],
}
