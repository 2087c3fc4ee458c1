import * as sayCaptains from '#words/captains.js'
import * as sayNorms from '#words/norms.js'
import * as say from '#words/pageTitles.js'
import * as sayPrizes from '#words/prizes.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { competitorName } from '../snapshot/names.ts'
import { boardsRound, pairingsRound, standingsRound } from '../snapshot/rounds.ts'
import { missingLabel } from '../snapshot/missing-results.ts'
import type { Section } from './paths.ts'

type TitledTournament = Pick<Snapshot, 'name' | 'active' | 'round' | 'rounds' | 'settings' | 'systems' | 'players'>

/** The tournament's name alone if there is no such round or competitor. */
export function tournamentTitle(
  tournament: TitledTournament,
  { section, round, no }: { section: Section; round?: string | undefined; no?: number | undefined },
): string {
  const name = no === undefined ? undefined : nameOf(tournament, no)
  const title = no === undefined ? SECTION_TITLES[section](tournament, round) : name && CARD_TITLES[section]?.(name)
  return title ? `${title} · ${tournament.name}` : tournament.name
}

function nameOf(tournament: TitledTournament, no: number): string | undefined {
  const position = tournament.players.no.indexOf(no)
  return position < 0 ? undefined : competitorName(tournament, position)
}

const CARD_TITLES: Partial<Record<Section, (name: string) => string>> = {
  player: (name) => name,
  rank: (name) => say.whyThisRank({ name }),
}

const SECTION_TITLES: Record<
  Section,
  (tournament: TitledTournament, roundParam: string | undefined) => string | undefined
> = {
  dashboard: () => undefined,
  pairings(tournament, roundParam) {
    const round = pairingsRound(tournament, roundParam)
    if (round === undefined) return undefined
    return round === 'results' ? say.results() : say.roundPairings({ round })
  },
  why(tournament, roundParam) {
    const round = boardsRound(tournament, roundParam)
    return round === undefined ? undefined : say.whyPairings({ round })
  },
  boards(tournament, roundParam) {
    const round = boardsRound(tournament, roundParam)
    return round === undefined ? undefined : say.liveBoards({ round })
  },
  standings(tournament, roundParam) {
    const round = standingsRound(tournament, roundParam)
    if (round === undefined) return undefined
    if (round === 'individual') return say.individualScores()
    if (tournament.round === 0) return say.startingList()
    // Without their number, as a title that changes with each result would be announced each time.
    return missingLabel(tournament, round) ? say.standingsResultsMissing({ round }) : say.standings({ round })
  },
  'what-if': say.whatIf,
  stats: say.statistics,
  prizes: sayPrizes.prizes,
  players: say.startingList,
  player: () => undefined,
  rank: () => undefined,
  announcements: say.announcements,
  tv: say.stream,
  rules: say.rules,
  print: say.print,
  history: say.history,
  captain: sayCaptains.captainTitle,
  norms: sayNorms.norms,
  screen: ({ round }) => (round === 0 ? say.screen() : say.roundOnScreen({ round })),
}
