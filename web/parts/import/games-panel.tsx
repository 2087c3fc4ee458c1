import * as say from '#words/import.js'
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
          title={say.haveGamesToo()}
          about={say.dropPgn()}
          accept=".pgn,application/x-chess-pgn,text/plain"
          onFile={(file) =>
            void readFile(file).then((opened) => {
              const games = 'refusal' in opened ? [] : readGames(opened.text).games
              setRefusal('refusal' in opened ? opened.refusal : games.length === 0 ? say.noGamesInFile() : undefined)
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
    <Panel title={say.games()} count={attached.length}>
      <ul className={styles.games}>
        <li>{say.gamesBelong({ count: attached.length })}</li>
        {results.length > 0 && <li>{say.gamesGetResult({ count: results.length })}</li>}
        {remarks.slice(0, MOST_REMARKS).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {remarks.length > MOST_REMARKS && <li>{say.andMore({ count: remarks.length - MOST_REMARKS })}</li>}
      </ul>
    </Panel>
  )
}

const MOST_REMARKS = 10
