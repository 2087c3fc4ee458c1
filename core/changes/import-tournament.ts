import type { BoardGame, Individual } from '../snapshot/individual.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'

/** All of a tournament: its facts, who sits at the boards of a team event, and the games there. */
export interface TournamentFile {
  snapshot: Snapshot
  individuals: Individual[]
  games: BoardGame[]
}

/** Puts a file's tournament in the place of what there was. */
export interface ImportTournament {
  type: 'importTournament'
  /** SHA-256 of the file. */
  digest: string
  file: TournamentFile
  /** What it replaces; undefined where there was nothing. */
  before?: TournamentFile & { digest: string }
  /** The history keeps these in the place of the file. */
  entries?: number
  rounds?: number
}

export const importTournament: ActDefinition<ImportTournament> = {
  level: 2,
  restsOnAll: true,
  refusal: (snapshot, { file }) =>
    snapshot.id === file.snapshot.id ? undefined : 'This file is for another tournament.',
  apply: ({ version, desk }, { file }) => ({ ...file.snapshot, version, ...(desk && { desk }) }),
  inverse: (_snapshot, { digest, file, before }) => {
    if (!before) return undefined
    const { digest: digestBefore, ...fileBefore } = before
    return { type: 'importTournament', digest: digestBefore, file: fileBefore, before: { ...file, digest } }
  },
  words: (_snapshot, { file, entries, rounds }) =>
    `Imported ${entries ?? file.snapshot.players.no.length} entries and ${rounds ?? file.snapshot.rounds.length} rounds`,
}
