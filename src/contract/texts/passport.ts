export const passportTexts = {
  passport_title: "Stone passport",
  passport_genuine_title: "Genuine record",
  passport_genuine_text: "This is exactly what the store signed when it sold the stone.",
  passport_cancelled_title: "This sale was cancelled",
  passport_cancelled_text:
    "The record is genuine, but the order was cancelled: its buyer no longer has this stone.",
  passport_false_title: "Don't rely on this record",
  passport_false_text:
    "It is not what the store signed: it was changed, or never signed at all. Ask the store before you trust it or buy the stone.",
  passport_verify_title: "Check it yourself",
  passport_verify_text:
    "Compare the stone with this page, and the page's address with the store's. Anyone can verify the signed record with the public key.",
  passport_missing_title: "Passport not found",
  passport_missing_text: "Check the code, or ask the store that sold the stone.",
  passport_of: "of {stone}",
  passport_sold_by: "Sold by",
  passport_sold_on: "Sold on",
  passport_pieces: "Pieces",
  passport_code: "Address of passport {code}",
  passport_record: "Signed record",
  passport_key: "Public key",
  passport_missing_button: "Talk to us",
} as const
