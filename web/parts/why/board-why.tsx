import * as say from '#words/why.js'
import { useEffect, useState } from 'react'
import type { BoardReason } from '#core/draw/reasons/board-reason.ts'
import type { BoardWhyProps } from '../desk/draw/draw-list.tsx'
import type { DrawState } from './use-draw.ts'
import { noteWord } from './note.ts'
import { reasonLines } from './reason.ts'
import styles from './board-why.module.css'

export function BoardWhy({ state, round, pair }: BoardWhyProps) {
  if (state.is === 'drawing') return <p className={styles.wait}>{say.lookingForReason()}</p>
  if (state.is !== 'drawn' || state.verdict.refusal) return null
  return <Lines key={`${pair.white} ${pair.black}`} drawn={state} round={round} pair={pair} />
}

function Lines({
  drawn: { from, line, verdict },
  round,
  pair,
}: {
  drawn: Extract<DrawState, { is: 'drawn' }>
  round: number
  pair: BoardWhyProps['pair']
}) {
  const [reason, setReason] = useState<BoardReason>()
  const { no } = from.players
  const [white, black] = [no.indexOf(pair.white), pair.black === null ? -1 : no.indexOf(pair.black)]
  const { pool = 0, bye = 'U' } = pair
  const isDrawn = black >= 0 || bye === 'U'
  useEffect(() => {
    if (!isDrawn) return undefined
    let isWanted = true
    line.reasons([{ white, black, pool }]).then(
      ([found]) => isWanted && setReason(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [line, white, black, pool, isDrawn])
  if (!reason) return null
  const turned = verdict.drawn.some((one) => one.white === black && one.black === white)
  return (
    <ol className={styles.steps}>
      {reasonLines(from, round, reason, { white, ruled: turned ? black : white }).map(({ text, note }) => (
        <li key={text}>
          <span>
            {text} {note && <small>{noteWord(note)}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
