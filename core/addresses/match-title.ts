import * as say from '#words/decidedTitle.js'
import { NO_OUTCOME } from '../match/outcome.ts'
import { decidedFor } from '../snapshot/decided.ts'
import type { Pairing } from '../snapshot/pairing.ts'
import { joinFacts } from '../text/join-comma.ts'
import { versus } from '../text/versus.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Both names and the event; before them who has won, if games of a decided match are still running. */
export function matchTitle(tournament: Snapshot, pairing: TitledPairing): string {
  const [white, black] = [pairing.white, pairing.black].map((side) => competitorName(tournament, side)) as [
    string,
    string,
  ]
  const decided = pairing.outcome === NO_OUTCOME ? decidedFor(pairing, tournament.settings) : undefined
  const isTeam = tournament.settings.competitors === 'team'
  return joinFacts([
    decided !== undefined && say.titleWon({ name: decided === 0 ? white : black, isTeam }),
    versus(white, black),
    tournament.name,
  ])
}

type TitledPairing = Pick<Pairing, 'white' | 'black' | 'outcome' | 'points' | 'games' | 'facts'>
