import { indianStates } from "../../contract/rules/places"

/** Former state names that the postal service still uses. */
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

/** Maps a state to its name in the address form's list; an unknown one stays unchanged. */
export function stateName(stateText: string): string {
  const plain = stateText.trim().toLowerCase().replaceAll("&", "and").replace(/\s+/g, " ")
  return indianStates.find((it) => it.toLowerCase() === plain) ?? olderNames[plain] ?? stateText.trim()
}
