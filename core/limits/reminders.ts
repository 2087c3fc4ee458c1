/** How many minutes before a match a reminder can be set. */
export const REMINDER_MINUTES = [5, 15, 30, 60] as const
