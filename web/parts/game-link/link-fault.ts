import * as say from '#words/gameLink.js'
import { linkSite, type LinkSource } from '#core/match/links.ts'
import { linkRefusal } from '#core/match/parse-link.ts'

type WantedLink = 'team' | 'game'

/** The chess site of a tournament; Chess.com by default. */
const siteOf = (source: string | null): LinkSource => linkSite(source) ?? 'chessCom'

/**
 * The message for a link that can't be a match of this type on the tournament's chess site; undefined for a valid link.
 */
export const linkRefusalFor =
  (source: string | null, type: WantedLink) =>
  (text: string): string | undefined =>
    linkRefusal(text, siteOf(source), type)

const HINTS: Record<LinkSource, Record<WantedLink, string>> = {
  chessCom: { team: 'https://www.chess.com/live#tm=xxxxx', game: 'https://www.chess.com/game/live/xxxxx' },
  lichess: { team: 'https://lichess.org/tournament/xxxxxxxx', game: 'https://lichess.org/xxxxxxxx' },
}

export const linkHint = (source: string | null, type: WantedLink): string =>
  say.forExample({ address: HINTS[siteOf(source)][type] })
