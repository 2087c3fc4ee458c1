import * as say from '#words/moments.js'
import { useMemo } from 'react'
import type { Moment } from '#core/moments/moment.ts'
import { describePosition } from '#core/game/position.ts'
import { formatEvaluation, winPercent } from '#core/match/win-chance.ts'
import { momentDetail, momentSentence, scoreText } from '#core/moments/moment-words.ts'
import type { MomentRow } from '#core/moments/shown-moments.ts'
import { roundLede, turningPoints } from '#core/moments/summary.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { joinFacts } from '#core/text/join-comma.ts'
import { versus } from '#core/text/versus.ts'
import { localPath } from '../../navigation/local-path.ts'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import { Board } from '../board/board.tsx'
import { Pieces } from '../board/pieces.tsx'
import { momentPath } from './moment-path.ts'
import { plainName, sentenceParts } from './sentence-parts.ts'
import styles from './round-summary.module.css'

interface RoundSummaryProps {
  snapshot: Snapshot
  round: number
  moments: MomentRow[]
  className?: string | undefined
}

/** A round that is over: two sentences, and up to three turning points with their positions. */
export function RoundSummary({ snapshot, round, moments, className }: RoundSummaryProps) {
  const isTeam = snapshot.settings.competitors === 'team'
  const { turns, lede } = useMemo(
    () => ({
      turns: turningPoints(snapshot, round, moments) as MomentRow[],
      lede: roundLede(snapshot, round, moments),
    }),
    [snapshot, round, moments],
  )
  if (turns.length === 0 && lede.length === 0) return null
  const title = turns.length > 0 ? say.inTurns({ round, count: turns.length }) : say.inShort({ round })
  const hasBoards = turns.some(({ position }) => position)
  return (
    <Panel data-late="" title={title} className={className}>
      <p className={styles.lede}>{lede.join(' ')}</p>
      {hasBoards && (
        <svg className={styles.pieces} aria-hidden="true">
          <Pieces />
        </svg>
      )}
      <ol className={classes(styles.turns, !hasBoards && styles.plain)}>
        {turns.map((moment, at) => (
          <Turn key={moment.id} moment={moment} number={at + 1} isTeam={isTeam} />
        ))}
      </ol>
    </Panel>
  )
}

function Turn({ moment, number, isTeam }: { moment: MomentRow; number: number; isTeam: boolean }) {
  const [bold, rest] = sentenceParts(momentSentence(moment, { isTeam, name: plainName }))
  const match = versus(...moment.names)
  const place = isTeam && 'board' in moment ? say.boardOf({ match, board: moment.board }) : match
  const score = scoreOf(moment)
  return (
    <li>
      {moment.position ? <Position moment={moment} position={moment.position} /> : <Figure score={score} />}
      <h3>
        <span className={styles.number}>{number}</span>
        <a href={localPath(momentPath(moment))}>{bold || rest}</a>
      </h3>
      <p className={styles.place}>
        <Time at={moment.at} as="clock" /> · {place}
      </p>
      <p>{joinFacts([bold && rest.replace(/^[\s,،.]+/, ''), momentDetail(moment)])}</p>
    </li>
  )
}

const scoreOf = (moment: Moment): string =>
  moment.kind === 'lead' || moment.kind === 'decided'
    ? scoreText(moment.score)
    : moment.kind === 'upset'
      ? scoreText(moment.side === 0 ? [2, 0] : [0, 2])
      : ''

/** Where no moves are known. */
const Figure = ({ score }: { score: string }) => <div className={styles.figure}>{score && <bdi>{score}</bdi>}</div>

function Position({ moment, position }: { moment: MomentRow; position: NonNullable<MomentRow['position']> }) {
  const after = moment.kind === 'swing' ? moment.after : undefined
  const move = 'move' in moment ? moment.move : ''
  return (
    <div
      className={styles.position}
      role="img"
      aria-label={say.positionAfter({ move, position: describePosition(position.fen) })}
    >
      {after && (
        <i className={styles.bar} title={formatEvaluation(after)} style={{ '--white': `${winPercent(after)}%` }} />
      )}
      <Board fen={position.fen} last={[position.from, position.to]} />
    </div>
  )
}
