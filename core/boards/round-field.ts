import type { LineUp } from '../snapshot/desk.ts'
import type { Individual } from '../snapshot/individual.ts'
import { competitorName } from '../snapshot/names.ts'
import { isByePairing, pairings, type Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { nameFinder, type Seatable } from './fitting-names.ts'

/** Where games of a round may belong: its pairings, and the persons of the event. */
export interface RoundField {
  tournament: string
  round: number
  isTeam: boolean
  /** Games of one pairing on one board. */
  gamesEach: number
  /** Boards of a team match. */
  boards: number
  /** Without byes. */
  pairings: Pairing[]
  people: Seatable[]
  find: (name: string) => Seatable[]
  byFideId: Map<string, Seatable>
  byNo: Map<number, Seatable>
  /** The pairing of a position in the player columns. */
  pairingOf: Map<number, Pairing>
  /** Numbers of the board players of a team by its position, board 1 first, if its line-up is known. */
  lineUps: Map<number, readonly number[]>
}

/** What the snapshot lacks. */
interface FieldFacts {
  fideIds: readonly { no: number; fideId: string | null }[]
  individuals: readonly Individual[]
  lineUps: readonly LineUp[]
}

export function roundField(snapshot: Snapshot, round: number, facts: FieldFacts): RoundField {
  const { players, settings } = snapshot
  const isTeam = settings.competitors === 'team'
  const people = isTeam ? boardPlayers(snapshot, facts) : entries(snapshot, facts)
  return {
    tournament: snapshot.id,
    round,
    isTeam,
    gamesEach: isTeam ? 1 : Math.max(1, settings.gamePointTotal),
    boards: isTeam ? Math.max(1, settings.gamePointTotal) : 1,
    ...pairingsOf(snapshot, round),
    people,
    find: nameFinder(people),
    byFideId: new Map(people.flatMap((person) => (person.fideId ? [[person.fideId, person] as const] : []))),
    byNo: new Map(people.map((person) => [person.no, person])),
    lineUps: new Map(
      facts.lineUps
        .filter((lineUp) => lineUp.round === round)
        .map(({ team, individuals }) => [players.no.indexOf(team), individuals]),
    ),
  }
}

function entries(snapshot: Snapshot, { fideIds }: FieldFacts): Seatable[] {
  const ids = new Map(fideIds.map(({ no, fideId }) => [no, fideId ?? '']))
  return snapshot.players.no.map((no, competitor) => ({
    no,
    competitor,
    name: competitorName(snapshot, competitor),
    fideId: ids.get(no) ?? '',
  }))
}

const boardPlayers = ({ players }: Snapshot, { individuals }: FieldFacts): Seatable[] =>
  individuals.map(({ no, team, board, name, fideId = '' }) => ({
    no,
    competitor: players.no.indexOf(team),
    name,
    fideId,
    board,
  }))

/** The field after results of its round have changed. */
export const withResultsOf = (field: RoundField, snapshot: Snapshot): RoundField => ({
  ...field,
  ...pairingsOf(snapshot, field.round),
})

function pairingsOf(snapshot: Snapshot, round: number): Pick<RoundField, 'pairings' | 'pairingOf'> {
  const own = pairings(snapshot, round).filter((pairing) => !isByePairing(pairing))
  const sides = own.flatMap((pairing) => [pairing.white, pairing.black].map((position) => [position, pairing] as const))
  return { pairings: own, pairingOf: new Map(sides) }
}
