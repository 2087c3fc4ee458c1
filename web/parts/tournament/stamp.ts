const SHOWN = 21

/** A moment as announcements carry it, local time to the minute: `Sat Oct 24 2020 18:00`. */
export const stamp = (time: number): string => new Date(time).toString().slice(0, SHOWN)
