import { aliasKey } from '#core/boards/seated-persons.ts'
import { roundField, withResultsOf, type RoundField } from '#core/boards/round-field.ts'
import type { BoardSource } from '#core/boards/sources.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { MINUTE } from '#core/time.ts'
import type { SettingsOf } from '#party/board-games.ts'
import * as boardSources from '../../data/board-sources.ts'
import { open } from '../../data/db.ts'
import * as players from '../../data/players.ts'
import * as rosters from '../../data/rosters.ts'
import * as tournaments from '../../data/tournaments.ts'
import type { Bindings } from '../../env.ts'

/** What the boards of an event are matched and saved by. */
export interface BoardFacts {
  snapshot: Snapshot
  field: RoundField
  sources: BoardSource[]
  settings: SettingsOf
  aliases: { name: string; no: number }[]
  /** Keys of games that the desk gave a place. */
  assigned: boardSources.AssignedGame[]
}

/** The facts about the latest published round; undefined if the event has no sources, or is gone. */
export async function loadBoardFacts(env: Pick<Bindings, 'DB'>, tournament: string): Promise<BoardFacts | undefined> {
  const db = open(env.DB)
  const sources = await boardSources.listSources(db, tournament)
  if (sources.length === 0) return undefined
  const records = await tournaments.loadRecords(db, tournament)
  if (!records) return undefined
  const snapshot = snapshotFromRecords(records)
  const { round, settings } = snapshot
  const isTeam = settings.competitors === 'team'
  const [details, individuals, lineUps, aliases, assigned] = await Promise.all([
    isTeam ? [] : players.listDetails(db, tournament),
    isTeam ? rosters.list(db, tournament) : [],
    isTeam ? rosters.listLineUps(db, tournament) : [],
    boardSources.listAliases(db, tournament),
    boardSources.listAssigned(db, tournament, round),
  ])
  const byName = new Map(aliases.map(({ name, no }) => [aliasKey(name), no]))
  return {
    snapshot,
    field: roundField(snapshot, round, { fideIds: details, individuals, lineUps }),
    sources,
    aliases,
    assigned,
    settings: (source) => ({
      aliases: byName,
      assigned: new Map(
        assigned.filter((one) => one.source === source).map(({ key, no, board, game }) => [key, { no, board, game }]),
      ),
      trustsBoards: sources.some(({ id, trustsBoards }) => id === source && trustsBoards),
    }),
  }
}

/** The facts after results have changed: the pairings are the same. */
export const withSnapshot = (facts: BoardFacts, snapshot: Snapshot): BoardFacts => ({
  ...facts,
  snapshot,
  field: withResultsOf(facts.field, snapshot),
})

/** How long readers wait for moves, in ms. */
export const delayOf = ({ boardDelay }: { boardDelay: number }): number => boardDelay * MINUTE
