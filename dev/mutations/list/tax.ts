import type { Mutation } from "../mutation"

const http = (spec: string): string => `integration-tests/http/${spec}.spec.ts`
const regimes = [http("checkout/tax-regime")]

/** Guards of what is taxed, and of the numbers and places that decide it. */
export const inTaxes: Mutation[] = [
  {
    name: "a mistyped GSTIN decides the tax",
    caughtBy: ["src/contract/rules/gstin.spec.ts"],
    change: {
      file: "src/contract/rules/gstin.ts",
      edits: [["gstin.charAt(14) === checkCharacter(gstin.slice(0, 14))", 'gstin.charAt(14) !== ""']],
    },
  },
  {
    name: "a store that isn't registered charges GST",
    caughtBy: regimes,
    only: "isn't registered",
    change: {
      file: "src/domain/tax-regime.ts",
      edits: [
        ['const registered = gst_registered !== "false"', "const registered = gst_registered !== undefined"],
      ],
    },
  },
  {
    name: "exports stay free of GST after their letter has lapsed",
    caughtBy: regimes,
    only: "once it has lapsed",
    change: {
      file: "src/domain/letter-of-undertaking.ts",
      edits: [
        [
          'return until !== "" && isoDay(year, month, day) <= until',
          'return until !== "" && year + month + day > 0',
        ],
      ],
    },
  },
  {
    name: "saving a lapsed letter again extends it",
    caughtBy: regimes,
    only: "once it has lapsed",
    change: {
      file: "src/modules/settings/add-lut.ts",
      edits: [
        [
          "on conflict (tenant_id, arn) do nothing",
          "on conflict (tenant_id, arn) do update set holds_until = excluded.holds_until",
        ],
      ],
    },
  },
  {
    name: "a deleted account's firm stays in payments that became no order",
    caughtBy: regimes,
    only: "account is deleted",
    change: {
      file: "src/modules/checkout/anonymize-payer.ts",
      edits: [["snapshot - 'pan' - 'buyer'", "snapshot - 'pan'"]],
    },
  },
  {
    name: "a firm is charged where it gets no input tax credit",
    caughtBy: regimes,
    only: "takes no GSTIN",
    change: {
      file: "src/commands/checkout/take-snapshot.ts",
      edits: [["if (buyer) requireCredit(address, rates)", ""]],
    },
  },
  {
    name: "a state that isn't the pincode's decides the tax",
    caughtBy: [http("address/addresses")],
    only: "each rule",
    change: {
      file: "src/commands/address/validate-pincode.ts",
      edits: [["states.length > 0 && !states.includes(it.state)", 'states.length > 0 && it.state === ""']],
    },
  },
]
