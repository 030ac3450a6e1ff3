import { counted } from "~/lib/counted"

/** Texts of the inbox. */
export const texts = {
  title: "Messages",
  subtitle: "Messages sent through the contact form",
  loading: "Loading messages",
  empty: "No messages yet. Messages from the contact page arrive here.",
  loadFailed: "The messages could not be loaded. They are safe.",
  count: (total: number) => counted(total, "message"),
  unread: "New",
  answered: "Answered",
  reply: "Reply",
  subject: (brand: string) => `Your message to ${brand}`,
  wrote: (name: string, at: string) => `On ${at}, ${name} wrote:`,
  read: "Mark as read",
  notRead: "Mark as unread",
  done: "Mark as answered",
  notDone: "Mark as not answered",
  saved: "Message updated",
  saveFailed: "The message could not be updated",
} as const
