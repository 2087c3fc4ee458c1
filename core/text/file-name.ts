// Characters that Windows forbids, control characters, direction marks and lone surrogates.
const UNSAFE = /[<>:"/\\|?*\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu
// In characters. Keeps the whole file name within 255 bytes in any script.
const MAX_LENGTH = 54

/** `Summer Cup 2026-07-04 round 3.csv`: safe on all systems; empty words are left out. */
export function fileName(about: string, words: string[], ending: string): string {
  const safe = about.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim().replace(/^\.+/, '')
  const name = Array.from(safe).slice(0, MAX_LENGTH).join('').trim() || 'Tournament'
  return `${[name, ...words].filter(Boolean).join(' ')}.${ending}`
}
