import * as say from '#words/festivalLetters.js'
import * as sayRound from '#words/roundLetters.js'
import type { PlaceState } from './waiting.ts'
import { startText } from '../people/notification-text.ts'

/** What became of a person’s place in a section. */
export interface PlaceNews {
  /** The section’s word. */
  section: string
  state: PlaceState
  /** In the waiting list: 1 is the next. */
  queue: number
  offeredUntil: number | null
  /** The section’s; null if unknown. */
  timeZone: string | null
}

interface PlaceLetter {
  festival: string
  /** The person. */
  name: string
  news: readonly PlaceNews[]
  links: {
    festival: string
    /** To their own entry; undefined where it isn’t known: the site stores only a digest of its secret. */
    entry: string | undefined
    /** By which its reader gets no more emails about the festival. */
    stop: string
  }
}

/** Subject and text of an email about a person’s places in a festival, in the language in force. */
export function placeText({ festival, name, news, links }: PlaceLetter): { subject: string; text: string } {
  const link =
    links.entry === undefined ? say.entryByFirstEmail({ link: links.festival }) : say.yourEntry({ link: links.entry })
  const parts = [
    sayRound.greeting({ name }),
    [say.intro({ festival }), ...news.map(newsLine)].join('\n'),
    link,
    say.footer({ festival, link: links.stop }),
  ]
  return { subject: say.subject({ festival }), text: parts.join('\n\n') }
}

function newsLine({ section, state, queue, offeredUntil, timeZone }: PlaceNews): string {
  switch (state) {
    case 'in':
      return say.isIn({ section })
    case 'asked':
      return say.isAsked({ section })
    case 'waiting':
      return say.waits({ section, queue })
    case 'offered':
      return offeredUntil === null
        ? say.isIn({ section })
        : say.isOffered({ section, time: startText(offeredUntil, timeZone) })
    case 'out':
      return say.isOut({ section })
    case 'lapsed':
      return say.hasLapsed({ section })
    default:
      return state satisfies never
  }
}
