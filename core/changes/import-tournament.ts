import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { BoardGame, Individual } from '../snapshot/individual.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'

/** A whole tournament. `individuals` and `games` are those of the boards of a team event. */
export interface TournamentFile {
  snapshot: Snapshot
  individuals: Individual[]
  games: BoardGame[]
}

/** Replaces the tournament with that of a file. */
export interface ImportTournament {
  type: 'importTournament'
  /** SHA-256 of the file. */
  digest: string
  file: TournamentFile
  /** The replaced tournament; undefined if there was none. */
  before?: TournamentFile & { digest: string }
}

export const importTournament: ActDefinition<ImportTournament> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { file }) => (snapshot.id === file.snapshot.id ? undefined : sayRefusal.fileOfAnother()),
  // Reports know no prizes, so those of the tournament stay.
  apply: ({ version, desk, prizes }, { file }) => ({
    ...(prizes && { prizes }),
    ...file.snapshot,
    version,
    ...(desk && { desk }),
  }),
  inverse: (_snapshot, { digest, file, before }) => {
    if (!before) return undefined
    const { digest: digestBefore, ...fileBefore } = before
    return { type: 'importTournament', digest: digestBefore, file: fileBefore, before: { ...file, digest } }
  },
  words: (_snapshot, act) => {
    // In the history, counts replace the file.
    if ('entries' in act && 'rounds' in act)
      return say.imported({ entries: Number(act.entries), rounds: Number(act.rounds) })
    const { players, rounds } = act.file.snapshot
    return say.imported({ entries: players.no.length, rounds: rounds.length })
  },
}
