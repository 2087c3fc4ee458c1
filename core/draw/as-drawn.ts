import { NO_OUTCOME } from '../match/outcome.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'

/**
 * The tournament as a round was drawn from: with results that were corrected, and games that went on, only afterwards;
 * and with the settings of that time, which the remarks of the report name.
 */
export function asDrawn(snapshot: Snapshot, round: number): Snapshot {
  const before = snapshot.rounds[round - 2]
  const rounds = before ? snapshot.rounds.with(round - 2, withoutCorrections(before)) : snapshot.rounds
  return { ...snapshot, rounds, settings: { ...snapshot.settings, ...settingsThen(snapshot, round) } }
}

function withoutCorrections(columns: RoundColumns): RoundColumns {
  const letters = columns.white.map((_, at) => {
    const { corrected, resumed } = columns.facts?.[at] ?? {}
    const now = columns.outcomes.slice(2 * at, 2 * at + 2)
    return resumed && now !== NO_OUTCOME ? NO_OUTCOME : (corrected ?? now)
  })
  return { ...columns, outcomes: letters.join('') }
}

const CONFIGURATION = /^Configuration @ Round (\d+): (rounds|points|bye|absence) (\S+) => \S+$/

/** The settings before the changes that were made once this round was drawn; the latest change first. */
function settingsThen({ remarks = [] }: Snapshot, round: number): Partial<Settings> {
  const then: Partial<Settings> = {}
  for (const remark of remarks.toReversed()) {
    const [, at, name = '', was = ''] = CONFIGURATION.exec(remark) ?? []
    if (Number(at) >= round) Object.assign(then, READERS[name]!(was))
  }
  return then
}

const READERS: Record<string, (was: string) => Partial<Settings>> = {
  rounds: (was) => ({ totalRounds: was === 'open' ? null : Number(was) }),
  points: (was) => {
    const [winReward = 1, drawReward = 0.5, lossReward = 0] = was.split('/').map(Number)
    return { winReward, drawReward, lossReward }
  },
  bye: (was) => ({ byeReward: Number(was) }),
  absence: (was) => ({ absenceReward: Number(was) }),
}
