import { and, type SQL } from 'drizzle-orm'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { listActs } from '#core/festival/list-acts.ts'
import { takesPlace, type FestivalPlace } from '#core/festival/waiting.ts'
import { may } from '#core/people/levels.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isNotListed, loadRegister, type RegisteredPerson } from '../data/festival-register.ts'
import type { Caller } from './caller.ts'
import { changeTournament, tryToChange } from './change-tournament.ts'
import { loadAtDesk } from './desk-change.ts'
import type { RegisterState } from './festival-register.ts'
import { RefusalError, unlessRefused } from './refusal.ts'

/**
 * Brings the lists of sections in line with the places that have just changed: people who got a place are entered, those who
 * left are removed, or withdrawn after round 1 was drawn. Where a tournament refuses the change, its list stays as it
 * is; the festival's desk shows the difference.
 */
export async function listPlaces(caller: Caller, state: RegisterState, after: readonly FestivalPlace[]): Promise<void> {
  const { loaded, register } = state
  const { key: _key, request: _request, ...plain } = caller
  const changed = after.filter((place) => !register.places.includes(place))
  const source = may(loaded.level, 'manageFestival') ? 'director' : 'player'
  for (const { tournament } of loaded.festival.sections) {
    const own = changed.filter((place) => place.tournament === tournament)
    const gone = own.filter((place) => !takesPlace(place)).flatMap(({ person }) => entryOf(state, tournament, person))
    const come = own.filter((place) => place.state === 'in').map(({ person }) => person)
    if (gone.length === 0 && come.length === 0) continue
    try {
      for (const no of gone) await takeOut(plain, tournament, no, source)
      if (come.length > 0) await putOnList(plain, loaded.festival.id, tournament, come, source)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
    }
  }
}

const entryOf = ({ register }: RegisterState, tournament: string, person: number): number[] =>
  register.entries
    .filter((entry) => entry.tournament === tournament && entry.person === person && !entry.isWithdrawn)
    .map(({ no }) => no)

type ListSource = 'director' | 'player'

async function putOnList(caller: Caller, festival: string, tournament: string, nos: number[], source: ListSource) {
  const { people, entries } = await loadRegister(caller.db, festival, { all: true })
  const withdrawn = entries.filter(
    (entry) => entry.tournament === tournament && entry.isWithdrawn && nos.includes(entry.person ?? 0),
  )
  for (const { no } of withdrawn) await takeBackIn(caller, tournament, no)
  const isListed = (no: number) => entries.some((entry) => entry.tournament === tournament && entry.person === no)
  const missing = people.filter(({ no }) => nos.includes(no) && !isListed(no))
  if (missing.length === 0) return
  const snapshot = await loadAtDesk(caller, tournament)
  const guard = and(...missing.map(({ no }): SQL => isNotListed(tournament, no)))
  await tryToChange(caller, snapshot, (facts) => listActs(facts, missing.map(listed)), {
    source,
    ...(guard && { guard }),
  })
}

const listed = (person: RegisteredPerson) => ({ ...person, email: person.letters ? person.email : null })

async function takeOut(caller: Caller, tournament: string, no: number, source: ListSource): Promise<void> {
  const request = (facts: Snapshot): DeskRequest =>
    facts.round === 0 ? { type: 'removeEntries', nos: [no] } : { type: 'withdraw', no }
  const snapshot = await loadAtDesk(caller, tournament)
  const acts = (facts: Snapshot) =>
    facts.players.no.includes(no) ? unlessRefused(() => deskActs(facts, request(facts))) : []
  await changeTournament(caller, snapshot, acts, { source, isAtDesk: true })
}

async function takeBackIn(caller: Caller, tournament: string, no: number): Promise<void> {
  const snapshot = await loadAtDesk(caller, tournament)
  const acts = (facts: Snapshot) => unlessRefused(() => deskActs(facts, { type: 'reinstate', no }))
  await changeTournament(caller, snapshot, acts, { source: 'director', isAtDesk: true })
}
