import * as say from '#words/gameView.js'
import { moveNumber, type MoveList } from '#core/game/moves.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_RIGHT } from '../../ui/icons.ts'
import { T } from '../../ui/t.tsx'
import type { Ending } from './ending.ts'
import styles from './result-row.module.css'

/** Above the board of a finished game: its result, how it ended, and the way to the next running one. */
export function ResultRow({ ending: { result, words }, game: { moves, start }, next }: BoardResultProps) {
  return (
    <div className={styles.row}>
      <b dir="ltr">{result}</b>
      <p>
        {moves.length > 0 ? (
          <T
            of={say.endedOnMove({
              how: <strong>{words}</strong>,
              move: String(moveNumber(moves.length, start).number),
            })}
          />
        ) : (
          <strong>{words}</strong>
        )}
      </p>
      {next !== undefined && (
        <ButtonLink small href={next}>
          {say.nextLiveBoard()}
          <Icon of={CHEVRON_RIGHT} />
        </ButtonLink>
      )}
    </div>
  )
}

interface BoardResultProps {
  ending: Ending
  game: Pick<MoveList, 'moves' | 'start'>
  /** Path of the next running game. */
  next: string | undefined
}
