import { momentDetail, momentSentence, scoreText } from '#core/moments/moment-words.ts'
import type { MomentRow } from '#core/moments/shown-moments.ts'
import { joinFacts } from '#core/text/join-comma.ts'
import { versus } from '#core/text/versus.ts'
import { localPath } from '../../navigation/local-path.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Time } from '../../ui/time.tsx'
import { Board } from '../board/board.tsx'
import { MOMENT_ICONS } from './icons.ts'
import { momentPath } from './moment-path.ts'
import { plainName, sentenceParts } from './sentence-parts.ts'
import styles from './moments.module.css'

interface MomentItemProps {
  moment: MomentRow
  isTeam: boolean
  /** Of the reader’s own or a starred player or team. */
  isOwn: boolean
  /** Short names of both sides, if there are any. */
  codes?: readonly [string, string] | undefined
  /** Without pictures, as in a narrow column. */
  small?: boolean
}

/** A moment with its time, its sentence and what is known besides; a press opens its match, or its position. */
export function MomentItem({ moment, isTeam, isOwn, codes, small = false }: MomentItemProps) {
  const { kind, at, names } = moment
  const [bold, rest] = sentenceParts(momentSentence(moment, { isTeam, name: plainName }))
  const position = small ? undefined : moment.position
  const score = scoreOf(moment)
  const detail = joinFacts([versus(...(codes ?? names)), momentDetail(moment)])
  return (
    <li
      className={classes(
        kind === 'decided' && styles.decided,
        (kind === 'lead' || kind === 'top') && styles.lead,
        isOwn && styles.own,
      )}
    >
      <Time at={at} as="clock" />
      <span className={styles.mark}>
        <Icon of={MOMENT_ICONS[kind]} size={14} />
      </span>
      <div className={styles.text}>
        <a href={localPath(momentPath(moment))}>
          <b>{bold}</b>
          {rest}
        </a>
        <p>{detail}</p>
      </div>
      {position ? (
        <span className={styles.picture} aria-hidden="true">
          <Board fen={position.fen} last={[position.from, position.to]} />
        </span>
      ) : (
        score && <bdi className={styles.score}>{score}</bdi>
      )}
    </li>
  )
}

function scoreOf(moment: MomentRow): string | undefined {
  if (moment.kind === 'lead' || moment.kind === 'decided') return scoreText(moment.score)
  if (moment.kind === 'upset') return scoreText(moment.side === 0 ? [2, 0] : [0, 2])
  return undefined
}
