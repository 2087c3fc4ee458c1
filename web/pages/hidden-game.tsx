import * as say from '#words/pages.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { GameRow } from '#core/rows/game-row.ts'
import { versus } from '#core/text/versus.ts'
import { matchQueries } from '../api/matches.ts'
import { useReveal } from '../api/spoilers.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/select.tsx'
import type { MatchView } from '../parts/viewer/match-view.ts'
import { MoveByMove } from './move-by-move.tsx'
import styles from './hidden-game.module.css'
import page from './match.module.css'

/** Shown instead of a board whose result is hidden, with ways to reveal it at once or move by move. */
export function HiddenGame({ match }: { match: MatchView }) {
  const { pairing, round, no, snapshot } = match
  const reveal = useReveal(snapshot.id)
  const [isWanted, want] = useState(false)
  const [chosen, choose] = useState<number>()
  const { data, error } = useQuery({ ...matchQueries.moves(pairing.id), enabled: isWanted })
  const games = data?.games.filter(({ pgn }) => pgn) ?? []
  const game = games.find((one) => one.game === chosen) ?? games[0]
  const showResult = <Button onClick={() => void reveal({ games: [[round, no]] })}>{say.showResult()}</Button>
  if (game) {
    return (
      <MoveByMove key={game.game} match={match} row={game} choice={games.length > 1 && choice()}>
        {showResult}
      </MoveByMove>
    )
  }
  return (
    <section className={page.stage} aria-label={say.hiddenResult()}>
      <EmptyState
        sentence={data ? say.noMovesRecorded() : say.resultIsHidden()}
        button={
          <span className={styles.ways}>
            {!data && (
              <Button look="primary" disabled={isWanted && !error} onClick={() => want(true)}>
                {say.playThroughTheMoves()}
              </Button>
            )}
            {showResult}
          </span>
        }
      >
        {error ? error.message : !data && say.movesOneAtATime()}
      </EmptyState>
    </section>
  )

  function choice() {
    return (
      <Select
        label={say.game()}
        value={String(game?.game)}
        onChoose={(next) => choose(Number(next))}
        choices={games.map((one) => ({ value: String(one.game), label: nameOf(one) }))}
      />
    )
  }
}

const nameOf = ({ game, white, black }: GameRow): string => `${game}: ${versus(white.username, black.username)}`
