import { linkRefusal, linkSite, type LinkSource, type LinkType } from '#core/match/links.ts'

/** The chess site of a tournament. */
const siteOf = (source: string | null): LinkSource => linkSite(source) ?? 'chessCom'

/** Why a link is not of a match that can be played there, in the words for who writes it. */
export const linkRefusalFor =
  (source: string | null, type: LinkType) =>
  (text: string): string | undefined =>
    linkRefusal(text, siteOf(source), type)

const HINTS: Record<LinkSource, Record<LinkType, string>> = {
  chessCom: { team: 'https://www.chess.com/live#tm=xxxxx', game: 'https://www.chess.com/game/live/xxxxx' },
  lichess: { team: 'https://lichess.org/tournament/xxxxxxxx', game: 'https://lichess.org/xxxxxxxx' },
}

/** What a link looks like. */
export const linkHint = (source: string | null, type: LinkType): string => `For example ${HINTS[siteOf(source)][type]}`
