import * as say from '#words/norms.js'
import type { ReactNode } from 'react'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import type { NormLine } from '#core/norms/norm-lines.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHECK, CLOCK, X } from '../../ui/icons.ts'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { conditionsOf, conditionWords, headWords, restWords } from './norm-words.ts'
import styles from './norms.module.css'

interface NormListProps {
  snapshot: Snapshot
  lines: readonly NormLine[]
  /** On the card of a player. */
  isOwn?: boolean
  /** At the end of a line. */
  act?: (line: NormLine) => ReactNode
}

/** Norms with what they rest on, a line for each. */
export function NormList({ snapshot, lines, isOwn = false, act }: NormListProps) {
  const { players } = snapshot
  return (
    <ul className={classes(styles.list, isOwn && styles.own)}>
      {lines.map((line) => (
        <li key={`${line.player} ${line.title}`}>
          <div className={styles.who}>
            {!isOwn && (
              <EntrantName
                title={players.title?.[line.player]}
                name={competitorName(snapshot, line.player)}
                href={competitorPath(snapshot, line.player)}
              />
            )}
            <small>{say.normSoFar({ title: line.title, points: formatPoints(line.points), games: line.games })}</small>
          </div>
          <div className={styles.says}>
            <p>
              <b>{headWords(line)}</b> {restWords(line)}
            </p>
            <Conditions line={line} />
          </div>
          <div className={styles.end}>{act?.(line) ?? <Mark line={line} />}</div>
        </li>
      ))}
    </ul>
  )
}

/** Conditions that are met, can still be met, or can’t. */
function Conditions({ line }: { line: NormLine }) {
  const isOver = line.outlook.state !== 'chance'
  return (
    <ul className={styles.conditions}>
      {conditionsOf(line).map((condition) => {
        const { kind, isMet, isMost } = condition
        const isOpen = !isMet && !isMost && !isOver
        return (
          <li key={kind} className={isMet ? undefined : isOpen ? styles.open : styles.unmet}>
            <Icon of={isMet ? CHECK : isOpen ? CLOCK : X} size={14} />
            {!isMet && <span className={styles.heard}>{isOpen ? say.stillOpen() : say.notMet()}</span>}
            {conditionWords(condition, line.title)}
          </li>
        )
      })}
    </ul>
  )
}

const MARKS = { achieved: say.markAchieved, chance: say.markOpen, impossible: say.markNo }

const Mark = ({ line: { outlook } }: { line: NormLine }) => (
  <em className={classes(styles.mark, outlook.state !== 'impossible' && styles.good)}>{MARKS[outlook.state]()}</em>
)
