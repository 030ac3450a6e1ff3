import type { Mutation } from "../mutation"

/** Guards against style rules that hide or move elements that a tenant must not hide. */
export const inStyleRules: Mutation[] = [
  {
    name: "style rules of any compiled length are in each page",
    caughtBy: ["src/domain/brand-style/compile-style.spec.ts"],
    change: {
      file: "src/domain/brand-style/compile-style.ts",
      edits: [["css.length > maxCompiledLength", "css.length > Infinity"]],
    },
  },
  {
    name: "style rules apply to the pages for payment",
    caughtBy: ["storefront/app/shop/routes/shell.spec.tsx"],
    change: {
      file: "storefront/app/shop/routes/shell.tsx",
      edits: [["!isError && !handles.some((it) => it?.plain)", "!isError"]],
    },
  },
  {
    name: "a style rule selects what stands beside the store's pages",
    caughtBy: ["src/domain/brand-style/compile-style.spec.ts"],
    change: {
      file: "src/domain/brand-style/scope-selector.ts",
      edits: [['if (rest[0]?.type === "Combinator") return undefined', ""]],
    },
  },
  {
    name: "style rules take any value of their properties",
    caughtBy: ["src/domain/brand-style/compile-style.spec.ts"],
    change: {
      file: "src/domain/brand-style/check-value.ts",
      edits: [
        [
          "if (found.length || grammars().matchProperty(property, inPx(value)).matched) return found",
          "return found",
        ],
      ],
    },
  },
  {
    name: "a store's spacing moves what holds its prices",
    caughtBy: ["src/domain/brand-style/compile-style.spec.ts"],
    change: {
      file: "src/domain/brand-style/scope-selector.ts",
      edits: [["sizes: looks + sizable", "sizes: looks"]],
    },
  },
]
