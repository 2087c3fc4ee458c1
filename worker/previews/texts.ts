import { languageTag } from '#words/formats.js'
import * as say from '#words/previews.js'
import { directionOf } from '#core/addresses/localized.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { decidedFor } from '#core/snapshot/decided.ts'
import { missingLabel } from '#core/snapshot/missing-results.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { gamePoints, pairings, type Pairing } from '#core/snapshot/pairing.ts'
import { hasStandings } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { hasScore, status } from '#core/match/status.ts'
import { standings } from '#core/standings/table.ts'
import { phase } from '#core/tournament/phase.ts'
import type { CardRow, PreviewCard } from '#core/embed/preview-card.ts'
import type { HalfPoints } from '#core/text/score.ts'

/** A match, a round, or with neither the whole event. */
export interface PreviewTarget {
  round?: number | undefined
  match?: Pairing | undefined
}

const LEADERS = 4
const PAIRINGS = 5

export function previewCard(snapshot: Snapshot, { round, match }: PreviewTarget, now: number): PreviewCard {
  const event = {
    event: snapshot.name,
    layout: 'list' as const,
    ...(directionOf(languageTag()) === 'rtl' && { direction: 'rtl' as const }),
  }
  if (match) {
    const about = [say.round({ round: match.round }), stateOf(match, now)].filter(Boolean).join(' · ')
    return { ...event, layout: 'match', title: '', about, rows: [pairingRow(snapshot, match, now)] }
  }
  if (round === undefined) {
    return { ...event, title: snapshot.name, about: aboutEvent(snapshot), rows: leaders(snapshot) }
  }
  const all = pairings(snapshot, round)
  return {
    ...event,
    title: say.round({ round }),
    about: roundSummary(snapshot, round, now),
    rows: all
      .filter(({ black }) => black >= 0)
      .slice(0, PAIRINGS)
      .map((pairing) => pairingRow(snapshot, pairing, now)),
  }
}

/** For example `10 matches, 5 live`. */
export function roundSummary(snapshot: Snapshot, round: number, now: number): string {
  const played = pairings(snapshot, round).filter(({ black }) => black >= 0)
  const live = played.filter(({ facts }) => status(facts, now) === 'live').length
  const count = played.length
  if (snapshot.settings.gamePointTotal > 1)
    return live > 0 ? say.matchesAndLive({ count, live }) : say.matchesCount({ count })
  return live > 0 ? say.gamesAndLive({ count, live }) : say.gamesCount({ count })
}

interface Leader {
  rank: number
  name: string
  points: HalfPoints
}

/** Each page of standings names the leaders, and a table takes long to compute. */
const known = new WeakMap<Snapshot, Map<number, Leader[]>>()

/** The leaders of the first pool after a round. */
export function leadersAfter(snapshot: Snapshot, round: number): Leader[] {
  const ofRounds = known.get(snapshot) ?? new Map<number, Leader[]>()
  const leaders = ofRounds.get(round) ?? firstOf(snapshot, round)
  known.set(snapshot, ofRounds.set(round, leaders))
  return leaders
}

function firstOf(snapshot: Snapshot, round: number): Leader[] {
  if (round === 0 || !hasStandings(snapshot.settings, snapshot.systems, round)) return []
  const { rows } = standings(snapshot, round)
  const first = rows.filter(({ pool }) => pool === rows[0]?.pool).slice(0, LEADERS)
  return first.map(({ player, rank, score }) => ({ rank, name: distinctName(snapshot, player), points: score }))
}

const leaders = (snapshot: Snapshot): CardRow[] =>
  leadersAfter(snapshot, snapshot.round).map(({ rank, name, points }) => ({
    names: [`${rank}. ${name}`],
    scores: [points],
  }))

function aboutEvent(snapshot: Snapshot): string {
  const { settings, players, round } = snapshot
  const { competitors, totalRounds } = settings
  const count = players.no.length
  const who = competitors === 'team' ? say.teamsCount({ count }) : say.playersCount({ count })
  const rounds = totalRounds === null ? say.round({ round }) : say.roundOfTotal({ round, totalRounds })
  const words = { upcoming: say.upcoming(), live: rounds, finished: say.finished() }
  return [words[phase(snapshot)], missingLabel(snapshot, round), who, settings.location].filter(Boolean).join(' · ')
}

const stateOf = ({ facts }: Pairing, now: number): string => (status(facts, now) === 'live' ? say.live() : '')

function pairingRow(snapshot: Snapshot, pairing: Pairing, now: number): CardRow {
  const { white, black, outcome, facts } = pairing
  const won = decidedFor(pairing, snapshot.settings)
  const hasResult = outcome !== NO_OUTCOME || hasScore(status(facts, now))
  return {
    names: [distinctName(snapshot, white), distinctName(snapshot, black)],
    ...(hasResult && { scores: gamePoints(pairing, snapshot.settings) ?? [0, 0] }),
    ...(hasResult && won !== undefined && { won }),
  }
}
