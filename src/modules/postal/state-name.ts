import { indianStates } from "../../contract/rules/places"

/** Names that the postal service still uses for what is called otherwise now. */
const olderNames: Record<string, (typeof indianStates)[number]> = {
  chattisgarh: "Chhattisgarh",
  orissa: "Odisha",
  pondicherry: "Puducherry",
  uttaranchal: "Uttarakhand",
  "new delhi": "Delhi",
  "nct of delhi": "Delhi",
  "dadra and nagar haveli": "Dadra and Nagar Haveli and Daman and Diu",
  "daman and diu": "Dadra and Nagar Haveli and Daman and Diu",
  "the dadra and nagar haveli and daman and diu": "Dadra and Nagar Haveli and Daman and Diu",
}

/** The name by which the address form's list knows a state; an unknown one stays as it is. */
export function stateName(said: string): string {
  const plain = said.trim().toLowerCase().replaceAll("&", "and").replace(/\s+/g, " ")
  return indianStates.find((it) => it.toLowerCase() === plain) ?? olderNames[plain] ?? said.trim()
}
