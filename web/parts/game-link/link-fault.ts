import { linkRefusal, CHESS_SITES, type LinkSource, type LinkType } from '#core/match/links.ts'

/** The chess site by its word, as far as it is one of ours. */
const siteOf = (source: string | null): LinkSource =>
  (Object.keys(CHESS_SITES) as LinkSource[]).find((site) => site === source) ?? 'chessCom'

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
