// What Windows forbids in a file name, control characters, and marks that turn the direction of what follows.
const UNSAFE = /[<>:"/\\|?*\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu
// With the rest of the name at most 255 bytes, whatever the script.
const MAX_LENGTH = 54

/** A name for a file about something, safe on all systems: `Summer Cup 2026-07-04 round 3.csv`; empty words are left out. */
export function fileName(about: string, words: string[], ending: string): string {
  const safe = about.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim().replace(/^\.+/, '')
  const name = Array.from(safe).slice(0, MAX_LENGTH).join('').trim() || 'Tournament'
  return `${[name, ...words].filter(Boolean).join(' ')}.${ending}`
}

/** A day in a file's name: `2026-07-04`; empty when there is none. */
export const dayOf = (time: number | null | undefined): string =>
  time === null || time === undefined ? '' : new Date(time).toISOString().slice(0, 10)
