import * as say from '#words/eventFile.js'
import * as z from 'zod/mini'
import { snapshotFromRecords } from '../../snapshot/from-records.ts'
import type { BoardGame, Individual } from '../../snapshot/individual.ts'
import type { MatchRecord } from '../../snapshot/records.ts'
import type { PrizePlan } from '../../tournament/prizes.ts'
import type { About, ImportedTournament } from '../../trf/import.ts'
import { EVENT_FILE_VERSION, EVENT_FORMAT, EventFile } from './event-file.ts'
import { fileFaults } from './file-faults.ts'

/** Why a file can’t be read, as a sentence. */
interface EventFileRefusal {
  refusal: string
}

/** Reads an event file. Names, numbers and results are those of the file; ids, owner and visibility are not in it. */
export function readEventFile(
  text: string,
  { id, now, name, user }: Pick<About, 'id' | 'now' | 'name' | 'user'>,
): ImportedTournament | EventFileRefusal {
  const file = parseEventFile(text)
  if ('refusal' in file) return file
  const { active, round, closed, stage, initialColour, remarks, reportLines, settings, prizes, ...rows } = file
  const snapshot = snapshotFromRecords({
    tournament: {
      id,
      version: 1,
      name: name ?? (file.name || id),
      user: user ?? null,
      active,
      round,
      public: false,
      vanityUrl: null,
      settings,
      initialColour,
      stage,
      closed: Math.min(closed, round),
      remarks,
      reportLines,
      prizePlan: prizes as PrizePlan | null,
      createdAt: now,
      updatedAt: now,
    },
    ...rows,
    players: rows.players.map((player) => ({ ...player, owner: null })),
    matches: rows.matches as MatchRecord[],
    bonuses: rows.bonuses.map(({ reason, ...bonus }) => ({ ...bonus, ...(reason && { reason }) })),
  })
  return {
    snapshot,
    individuals: rows.individuals as Individual[],
    games: rows.games as BoardGame[],
    byeRequests: rows.byes.map((bye) => ({ ...bye, state: 'granted' })),
    entryDetails: rows.details,
  }
}

function parseEventFile(text: string): EventFile | EventFileRefusal {
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null) return { refusal: say.damaged() }
  const { format, version } = json as { format?: unknown; version?: unknown }
  if (format !== EVENT_FORMAT) return { refusal: say.damaged() }
  if (typeof version === 'number' && version > EVENT_FILE_VERSION)
    return { refusal: say.newer({ version: String(version), own: String(EVENT_FILE_VERSION) }) }
  const { success, data, error } = z.safeParse(EventFile, json)
  if (!success) return { refusal: say.wrong({ place: pathOf(error.issues[0]?.path ?? []) }) }
  const [fault] = fileFaults(data)
  return fault === undefined ? data : { refusal: fault }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** As in JavaScript: `players[3].rating`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .slice(0, 8)
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
