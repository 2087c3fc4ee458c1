import { linkRefusal, SITES, type LinkSource } from '#core/match/links.ts'

/** The chess site by its word, as far as it is one of ours. */
const siteOf = (source: string | null): LinkSource =>
  (Object.keys(SITES) as LinkSource[]).find((site) => site === source) ?? 'chessCom'

/** Why a link is not of a match that can be played there, in the words for who writes it. */
export const linkFault =
  (source: string | null, competitors: 'individual' | 'team') =>
  (text: string): string | undefined =>
    linkRefusal(text, siteOf(source), competitors === 'team' ? 'team' : 'game')

/** What a link looks like. */
export const linkHint = (source: string | null): string | undefined =>
  siteOf(source) === 'chessCom' ? 'Such as https://www.chess.com/live#tm=xxxxx' : undefined
