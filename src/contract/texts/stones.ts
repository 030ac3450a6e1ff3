export const stoneTexts = {
  stone_out_of_stock: "Out of Stock",
  stones_loading: "Loading stones",
  stone_count_one: "{n} stone",
  stone_count_more: "{n} stones",
  product_certificate_check: "Check with the laboratory",
  product_certificate_copy: "View the certificate",
  product_certificate_page: "Open the certificate at {host}",
  product_certificate_title_of: "Certificate {name}",
  stone_plus_gst: "+ GST",
  stone_plus_gst_rate: "+ GST ({rate}%)",
  stone_no_gst: "No GST",
} as const
