import { formatRevealed, NOTHING_REVEALED, parseRevealed, type RevealedResults } from './revealed-results.ts'

/** A reader's choice to hide results, stored in the browser: for all events, with exceptions for single events. */
export interface SpoilerChoice {
  hides: boolean
  /** By the tournament's id, the latest choice last; `all`: nothing is hidden. */
  events: ReadonlyMap<string, RevealedResults | 'all'>
}

export const SPOILER_COOKIE = 'spoilers'

export const NO_SPOILER_CHOICE: SpoilerChoice = { hides: false, events: new Map() }

/** Cookies are sent with every request, so they must be short: the oldest exceptions are dropped. */
const MAX_LENGTH = 1200
const ID = /^[a-z0-9]{2,32}$/

/** `hide~cup.1-3.6b2~open.all`: results are hidden, with exceptions for events. Empty: the default. */
export function formatSpoilerChoice({ hides, events }: SpoilerChoice): string {
  const said = [...events].filter(([, shown]) => (shown === 'all' ? hides : !hides || formatRevealed(shown) !== ''))
  const parts = said.map(([id, shown]) =>
    [id, shown === 'all' ? shown : formatRevealed(shown)].filter(Boolean).join('.'),
  )
  while (parts.join('~').length > MAX_LENGTH) parts.shift()
  return hides || parts.length > 0 ? [hides ? 'hide' : 'show', ...parts].join('~') : ''
}

/** The inverse of `formatSpoilerChoice`; invalid parts are ignored. */
export function parseSpoilerChoice(text: string | undefined): SpoilerChoice {
  const [word, ...parts] = (text ?? '').slice(0, 2 * MAX_LENGTH).split('~')
  if (word !== 'hide' && word !== 'show') return NO_SPOILER_CHOICE
  const events = parts.flatMap((part): [string, RevealedResults | 'all'][] => {
    const [id = '', ...shown] = part.split('.')
    return ID.test(id) ? [[id, shown[0] === 'all' ? 'all' : parseRevealed(shown.join('.'))]] : []
  })
  return { hides: word === 'hide', events: new Map(events) }
}

/** Undefined if nothing of the tournament is hidden. */
export function revealedOf({ hides, events }: SpoilerChoice, id: string): RevealedResults | undefined {
  const shown = events.get(id) ?? (hides ? NOTHING_REVEALED : 'all')
  return shown === 'all' ? undefined : shown
}

export function withEventChoice(choice: SpoilerChoice, id: string, shown: RevealedResults | 'all'): SpoilerChoice {
  const others = [...choice.events].filter(([other]) => other !== id)
  return { ...choice, events: new Map([...others, [id, shown]]) }
}
