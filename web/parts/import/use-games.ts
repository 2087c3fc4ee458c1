import { useMemo, useState } from 'react'
import type { FileGame } from '#core/import/game-file.ts'
import { putGames, withGameResults, type PutGames } from '#core/import/put-games.ts'
import { isFault } from '#core/trf/fault.ts'
import type { Doctor } from './use-examination.ts'

interface ReportWithGames {
  /** The examination, with results added that only the games have. */
  doctor: Doctor
  /** Undefined while there are no games. */
  put: PutGames | undefined
  setGames: (games: FileGame[]) => void
}

export function useGames(doctor: Doctor, own: FileGame[] | undefined): ReportWithGames {
  const [games, setGames] = useState(own)
  const { seen } = doctor
  const put = useMemo(
    () =>
      games && !isFault(seen.result) ? putGames(seen.result.snapshot, games, seen.result.entryDetails) : undefined,
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
