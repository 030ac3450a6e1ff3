/** Plain lists and patterns of addresses, apart from the schemas: the storefront's forms need no zod. */
export const indianStates = [
  "Andhra Pradesh",
  "Arunachal Pradesh",
  "Assam",
  "Bihar",
  "Chhattisgarh",
  "Goa",
  "Gujarat",
  "Haryana",
  "Himachal Pradesh",
  "Jharkhand",
  "Karnataka",
  "Kerala",
  "Madhya Pradesh",
  "Maharashtra",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Odisha",
  "Punjab",
  "Rajasthan",
  "Sikkim",
  "Tamil Nadu",
  "Telangana",
  "Tripura",
  "Uttar Pradesh",
  "Uttarakhand",
  "West Bengal",
  "Andaman and Nicobar Islands",
  "Chandigarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Delhi",
  "Jammu and Kashmir",
  "Ladakh",
  "Lakshadweep",
  "Puducherry",
] as const

export const countries = [
  "India",
  "United States",
  "United Kingdom",
  "Canada",
  "Australia",
  "Singapore",
  "United Arab Emirates",
  "Saudi Arabia",
  "Qatar",
  "Kuwait",
  "Bahrain",
  "Oman",
] as const

/** Indian phone: spaces, hyphens and parentheses stripped; 10 digits from 6-9, optionally after +91 or 91. */
export const indianPhone = /^(\+?91)?[6-9]\d{9}$/
/** Any other country's phone: 6 to 15 digits, optionally after +. */
export const foreignPhone = /^\+?\d{6,15}$/
export const bareDigits = (phone: string): string => phone.replace(/[\s\-()]/g, "")

export const pincodeFormat = /^[1-9]\d{5}$/
export const pincodeMessages = {
  format: "Invalid pincode format. Indian pincodes must be 6 digits.",
  unknown: "Invalid pincode. No location found for this pincode.",
  network: "Unable to validate pincode. Please check your internet connection.",
} as const
