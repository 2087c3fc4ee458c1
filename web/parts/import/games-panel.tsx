import { useState } from 'react'
import { readGames, type FileGame } from '#core/import/game-file.ts'
import type { PutGames } from '#core/import/put-games.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DropBox } from './drop-box.tsx'
import { readFile } from './read-file.ts'
import styles from './games-panel.module.css'

/** The games matched to a report's pairings, or a drop box while there are none. */
export function GamesPanel({ put, onGames }: { put: PutGames | undefined; onGames: (games: FileGame[]) => void }) {
  const [refusal, setRefusal] = useState<string>()
  if (!put) {
    return (
      <>
        <DropBox
          title="Have the games too?"
          about="Drop a PGN: its games are put to these pairings."
          accept=".pgn,application/x-chess-pgn,text/plain"
          onFile={(file) =>
            void readFile(file).then((opened) => {
              const games = 'refusal' in opened ? [] : readGames(opened.text).games
              setRefusal(
                'refusal' in opened
                  ? opened.refusal
                  : games.length === 0
                    ? 'There are no games in this file.'
                    : undefined,
              )
              if (games.length > 0) onGames(games)
            })
          }
        />
        {refusal !== undefined && <MessageBar kind="bad">{refusal}</MessageBar>}
      </>
    )
  }
  const { attached, results, remarks } = put
  return (
    <Panel title="Games" count={attached.length}>
      <ul className={styles.games}>
        <li>{attached.length === 1 ? '1 game belongs' : `${attached.length} games belong`} to these pairings.</li>
        {results.length > 0 && (
          <li>
            {results.length === 1 ? '1 open game gets' : `${results.length} open games get`} the result of its PGN.
          </li>
        )}
        {remarks.slice(0, MOST_REMARKS).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {remarks.length > MOST_REMARKS && <li>And {remarks.length - MOST_REMARKS} more.</li>}
      </ul>
    </Panel>
  )
}

const MOST_REMARKS = 10
