import { addresses } from '../addresses.ts'

/** What live and daily matches say alike of a side: its club, its score and, at the end, its result. */
export function teamHead({ slug, name }: { slug: string; name: string }, match: MatchScore, side: 0 | 1) {
  const lead = match.score[side] - match.score[side === 0 ? 1 : 0]
  return {
    '@id': addresses.club(slug),
    name,
    url: addresses.clubPage(slug),
    score: match.score[side],
    ...(match.status === 'finished' && { result: lead === 0 ? 'draw' : lead > 0 ? 'win' : 'lose' }),
  }
}

interface MatchScore {
  status: string
  score: readonly [number, number]
}
