import type { BoardGame, Individual } from '../player/individual.ts'
import type { PlayerColumns, RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'
import { entrantsOf, titleOf, type Entrant } from './entrants.ts'
import { isFault, type TrfFault } from './fault.ts'
import { individualRounds } from './individual-rounds.ts'
import { datesOf, settingsOf, systemOf, textOf, totalRoundsOf } from './settings.ts'
import type { Trf } from './trf.ts'
import { gameWorth } from './worth.ts'

/** A tournament as a file tells it, with the people and games of its teams. */
export interface Imported {
  snapshot: Snapshot
  individuals: Individual[]
  games: BoardGame[]
}

/** What a file cannot tell, and what is to stand instead of what it tells. Times are milliseconds. */
export interface About {
  id: string
  now: number
  name?: string
  user?: string
  active?: boolean
  settings?: Partial<Settings>
}

/** What a file tells of the competitors and how they were paired. */
export interface Drawn {
  players: PlayerColumns
  rounds: RoundColumns[]
  settings: Settings
  individuals: Individual[]
  games: BoardGame[]
}

/** The tournament that a file tells of; or the first thing in it that does not hold together. */
export function importTrf(trf: Trf, about: About): Imported | TrfFault {
  const entrants = entrantsOf(trf)
  if (isFault(entrants)) return entrants
  const drawn = individualsDrawn(trf, entrants)
  return isFault(drawn) ? drawn : imported(trf, drawn, about)
}

function individualsDrawn(trf: Trf, entrants: Entrant[]): Drawn | TrfFault {
  const worth = gameWorth(trf)
  const rounds = individualRounds(entrants, worth)
  if (isFault(rounds)) return rounds
  const settings = settingsOf(trf, 'individual', worth, 1)
  return { players: playerColumns(entrants), rounds, settings, individuals: [], games: [] }
}

function playerColumns(entrants: Entrant[]): PlayerColumns {
  const names = entrants.map(({ name }) => name.split(/\s*,\s*(.*)/s))
  const titles = entrants.map(({ title }) => titleOf(title))
  return {
    no: entrants.map(({ no }) => no),
    firstName: names.map(([last = '', first]) => first || last),
    lastName: names.map(([last = '', first]) => (first ? last : '')),
    rating: entrants.map(({ rating }) => rating),
    nationality: entrants.map(({ federation }) => federation),
    ...(titles.some(Boolean) && { title: titles }),
  }
}

function imported(trf: Trf, { players, rounds, settings, individuals, games }: Drawn, about: About): Imported {
  const { id, now, user = null } = about
  const totalRounds = totalRoundsOf(trf, rounds.length, players.no.length)
  const over = rounds.length === totalRounds && rounds.every(isOver)
  const system = systemOf(trf)
  const snapshot: Snapshot = {
    id,
    version: 1,
    name: about.name ?? (textOf(trf, '012') || id),
    user,
    active: about.active ?? !over,
    round: rounds.length,
    createdAt: now,
    updatedAt: now,
    settings: { ...settings, totalRounds, ...about.settings },
    systems: [{ from: 1, to: totalRounds, system, poolNames: [] }],
    dates: datesOf(trf, totalRounds),
    players,
    rounds,
    bonuses: [],
  }
  return { snapshot, individuals, games }
}

const isOver = ({ outcomes }: RoundColumns): boolean => !outcomes.match(/../g)?.includes('  ')
