import * as z from 'zod/mini'
import type { Facts } from '../../match/facts.ts'
import type { Mini } from '../../match/mini.ts'
import type { StoredEntryDetails } from '../../snapshot/entry-details.ts'
import { withBirthYear } from '../../snapshot/public-details.ts'
import { recordsOf } from '../../snapshot/from-records.ts'
import type { ImportedTournament } from '../../trf/import.ts'
import { EVENT_FILE_VERSION, EVENT_FORMAT, SETTINGS, type EventFile } from './event-file.ts'

/**
 * A whole event as a file. Left out is what belongs to accounts or to this site: ids, addresses, owners of entries,
 * contact details, addresses for letters, fees, full birth dates, requests, drafts, line-ups to come and the messages of captains.
 */
export function eventFileOf({
  snapshot,
  individuals,
  games,
  byeRequests = [],
  entryDetails = [],
}: ImportedTournament): EventFile {
  const { tournament, players, matches, desk: _desk, ...rows } = recordsOf(snapshot)
  const { name, active, round, closed, stage, initialColour, remarks = [], reportLines = [], prizePlan } = tournament
  return {
    format: EVENT_FORMAT,
    version: EVENT_FILE_VERSION,
    name,
    active,
    round,
    closed,
    stage,
    initialColour,
    remarks,
    reportLines,
    settings: savedSettings(tournament.settings),
    prizes: prizePlan ?? null,
    ...rows,
    players: players.map(({ owner: _owner, ...player }) => player) as EventFile['players'],
    matches: matches.map(({ facts, minis, ...match }) => ({
      ...match,
      facts: facts && savedFacts(facts),
      ...(minis !== undefined && { minis: minis && minis.map(savedMini) }),
    })),
    byes: byeRequests.filter(({ state }) => state === 'granted').map(({ state: _state, ...bye }) => bye),
    details: savedDetails(entryDetails),
    individuals: individuals.map(({ no, team, board, name, username, title, rating, nationality, fideId }) => ({
      no,
      team,
      board,
      name,
      title,
      rating,
      nationality,
      ...(username !== undefined && { username }),
      ...(fideId !== undefined && { fideId }),
    })),
    games: games.map(({ evaluations: _evaluations, ...game }) => game),
  }
}

/** Of entries of which more is known than the fee and an address. */
const savedDetails = (details: StoredEntryDetails[]): EventFile['details'] =>
  details
    .map(withBirthYear)
    .map(({ fee: _fee, email: _email, group = null, listed = null, ...known }) => ({ ...known, group, listed }))
    .filter(({ no: _no, ...known }) => Object.values(known).some((fact) => fact !== null))

/** Those that a file may have: older settings may break rules that came later. */
const savedSettings = (settings: object): EventFile['settings'] =>
  Object.fromEntries(
    Object.entries(settings).filter(([key, value]) => {
      const { success, data } = z.safeParse(SETTINGS, { [key]: value })
      return success && key in data
    }),
  )

const savedFacts = ({ feed: _feed, hidden: _hidden, ...facts }: Facts) => facts

const savedMini = ({ facts, ruling, ...mini }: Mini) => ({
  ...mini,
  facts: savedFacts(facts),
  ...(ruling && { ruling: { ...ruling, by: null } }),
})
