import * as ofBoards from '#words/boardFeeds.js'
import * as say from '#words/history.js'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { arrow } from '#core/text/isolated.ts'
import type { HistoryChange } from '../../api/history.ts'
import layout from '../../styles/layout.module.css'
import { useLocalWords } from '../../hooks/use-local-words.ts'
import { classes } from '../../ui/classes.ts'
import { T } from '../../ui/t.tsx'
import { Time, useTimes } from '../../ui/time.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './change-list.module.css'

interface ChangeListProps {
  id: string
  changes: HistoryChange[]
  /** The versions chosen for a comparison. */
  chosen: (number | undefined)[]
  onChoose: (version: number) => void
}

export function ChangeList({ id, changes, chosen, onChoose }: ChangeListProps) {
  const times = useTimes()
  const days = new Map<string, HistoryChange[]>()
  for (const change of changes) {
    const day = times(change.at, 'date')
    days.set(day, [...(days.get(day) ?? []), change])
  }
  return [...days].map(([day, made]) => (
    <section key={day} aria-label={day}>
      <h3 className={styles.day}>{day}</h3>
      <ol>
        {made.map((change) => (
          <Entry
            key={change.version}
            id={id}
            change={change}
            isChosen={chosen.includes(change.version)}
            onChoose={onChoose}
          />
        ))}
      </ol>
    </section>
  ))
}

interface EntryProps {
  id: string
  change: HistoryChange
  isChosen: boolean
  onChoose: (version: number) => void
}

function Entry({ id, change, isChosen, onChoose }: EntryProps) {
  const local = useLocalWords()
  const { version, at, who, source, was, is, reason, round, undoes, isRedo, isUndone, hash } = change
  const words = local(change.words)
  return (
    <li
      id={String(version)}
      className={classes(
        styles.entry,
        isUndone && styles.undone,
        undoes !== null && !isRedo && styles.undo,
        isChosen && styles.chosen,
      )}
    >
      <Time at={at} as="clock" />
      <span className={styles.who}>{who ? <bdi>{who}</bdi> : SOURCES[source]()}</span>
      <div className={styles.what}>
        <b dir="auto">
          {undoes === null ? (
            <Unbroken words={words} />
          ) : (
            <T of={(isRedo ? say.redoneChange : say.undoneChange)({ words: <Unbroken words={words} /> })} />
          )}
        </b>
        {is !== undefined && (
          <span className={styles.change}>
            <s dir="ltr">{was}</s> {arrow()} <b dir="ltr">{is}</b>
          </span>
        )}
        {isUndone && <span className={styles.badge}>{undoes === null ? say.undoneBadge() : say.redoneBadge()}</span>}
        {reason && <p>{reason}</p>}
      </div>
      <code title={say.markTitle()}>{hash.slice(0, 7)}</code>
      <span className={styles.acts}>
        {round > 0 && (
          <Link to={`${tournamentPath(id, 'standings', round)}?at=${version}`} title={say.standingsAfterThis()}>
            <T of={say.asItWasLink({ heard, words })} />
          </Link>
        )}
        <button type="button" aria-pressed={isChosen} onClick={() => onChoose(version)}>
          <T of={say.compareButton({ heard, words })} />
        </button>
      </span>
    </li>
  )
}

const heard = (text: ReactNode) => <span className={layout.heard}>{text}</span>

const SOURCES: Record<HistoryChange['source'], () => string> = {
  director: say.sourceDirector,
  captain: say.sourceCaptain,
  player: say.sourcePlayer,
  helper: say.sourceHelper,
  import: say.sourceImport,
  boards: ofBoards.sourceBoards,
  chessCom: () => 'Chess.com',
  lichess: () => 'Lichess',
}
