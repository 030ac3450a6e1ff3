export const recentTexts = {
  recent_title: "Recently viewed",
  recent_clear: "Clear",
} as const
