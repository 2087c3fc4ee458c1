import { useMemo } from 'react'
import { readGames } from '#core/import/game-file.ts'
import { reportOfGames } from '#core/import/games-report.ts'
import type { OpenedFile } from './read-file.ts'
import { ReportImport } from './report-import.tsx'

/** Imports a PGN file without a report: the tournament is built from the players and rounds of its games. */
export function GamesImport({ file }: { file: OpenedFile }) {
  const read = useMemo(() => {
    const found = readGames(file.text)
    const report = reportOfGames(found.games)
    return { ...report, remarks: [...found.remarks, ...report.remarks] }
  }, [file.text])
  return <ReportImport file={file} text={read.text} games={read.games} remarks={read.remarks} />
}
