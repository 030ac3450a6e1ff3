export const searchTexts = {
  search_title: "Find a stone",
  search_button: "Search",
  search_types_all: "All stones",
  shop_search_label: "Search",
  shop_search_hint: "Name, origin, neelam…",
  shop_suggestions: "suggestions",
  shop_suggestions_title: "Search suggestions",
  shop_suggestions_filters: "Narrow down to",
  shop_suggestions_stones: "Stones",
  /** Before the weights and prices that a search names. */
  search_named: "From your search:",
  search_named_between: "{low} to {high}",
  search_named_from: "from {low}",
  search_named_to: "up to {high}",
} as const
