import { useMemo, useState } from 'react'
import type { FileGame } from '#core/import/game-file.ts'
import { putGames, withGameResults, type PutGames } from '#core/import/put-games.ts'
import { isFault } from '#core/trf/fault.ts'
import type { Doctor } from './use-examination.ts'

interface ReportWithGames {
  /** The same look at the report, with the results that only the games have. */
  doctor: Doctor
  /** Undefined as long as there are no games. */
  put: PutGames | undefined
  setGames: (games: FileGame[]) => void
}

/** Puts games to the pairings of a report, as it was decided so far. */
export function useGames(doctor: Doctor, own: FileGame[] | undefined): ReportWithGames {
  const [games, setGames] = useState(own)
  const { seen } = doctor
  const put = useMemo(
    () => (games && !isFault(seen.result) ? putGames(seen.result.snapshot, games) : undefined),
    [games, seen],
  )
  const filled = useMemo(
    () =>
      put && !isFault(seen.result)
        ? withGameResults(seen, put.results, { id: 'report', now: seen.result.snapshot.createdAt })
        : seen,
    [put, seen],
  )
  return { doctor: { ...doctor, seen: filled }, put, setGames }
}
