import { readFile } from "node:fs/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { loadShop } from "./load-shop"
import { shopFile } from "./shop-file"

export const shopLoad = {
  help: "shop:load <file.json>   opens whole shops as a file describes them: brand, texts, accounts, products",
  run: async (container: MedusaContainer, args: readonly string[]): Promise<void> => {
    const file = args[0]
    if (!file) throw new Error("Please name the file")
    const { pictures, shops } = shopFile.parse(JSON.parse(await readFile(file, "utf8")))
    for (const shop of shops) {
      await loadShop(container, shop, pictures)
      console.log(`${shop.tenant.brandName}: ${shop.products.length} products`)
    }
  },
}
