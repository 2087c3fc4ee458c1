/** Minutes before a match. */
export const REMINDER_MINUTES = [5, 15, 30, 60] as const
