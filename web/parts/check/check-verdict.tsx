import * as say from '#words/checker.js'
import { isFault } from '#core/trf/fault.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHECK, CIRCLE_ALERT, CLOCK, TRIANGLE_ALERT } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import type { CheckCounts } from './check-result.tsx'
import type { Check } from './use-check.ts'
import styles from './check.module.css'

/** The result in one line, and the three parts that it comes from, which link to their panels. */
export function CheckVerdict({ check, counts }: { check: Check; counts: CheckCounts }) {
  const { report } = check
  const [icon, words, look] = verdictOf(check, counts)
  const snapshot = report && !isFault(report.result) ? report.result : undefined
  return (
    <Panel className={styles.verdict}>
      <p role="status" className={classes(styles.words, styles[look])}>
        <Icon of={icon} size={20} />
        <b key={words}>{words}</b>
      </p>
      {snapshot && <p className={styles.event}>{eventOf(snapshot)}</p>}
      {check.is === 'running' && <progress className={styles.progress} aria-label={words} value={shareOf(check)} />}
      {snapshot && (
        <ul className={styles.parts}>
          <Part href="#check-pairings" title={say.pairings()} state={stateOf(check, counts.boards, say.differ)} />
          <Part href="#check-standings" title={say.standings()} state={stateOf(check, counts.ranks, say.differ)} />
          <Part href="#check-report" title={say.report()} state={stateOf(check, counts.problems, say.problems)} />
        </ul>
      )}
    </Panel>
  )
}

type VerdictLine = [icon: string, words: string, look: 'good' | 'bad' | 'open']

function verdictOf({ is, report, rounds }: Check, { boards, ranks, problems = 0 }: CheckCounts): VerdictLine {
  const result = report?.result
  if (result && isFault(result)) {
    const { line, reason } = result
    return [CIRCLE_ALERT, line > 0 ? say.cantCheckLine({ line, reason }) : say.cantCheck({ reason }), 'bad']
  }
  if (is === 'running') return [CLOCK, workOf(result, rounds.length, report?.isForeign), 'open']
  const count = (boards ?? 0) + (ranks ?? 0) + problems
  if (count > 0) return [TRIANGLE_ALERT, say.found({ count }), 'bad']
  return [CHECK, boards === undefined && ranks === undefined ? say.nothingCompared() : say.allRight(), 'good']
}

function workOf(snapshot: Snapshot | undefined, done: number, isForeign = false): string {
  if (!snapshot) return say.reading()
  const { round } = snapshot
  return done < round && !isForeign ? say.pairingRound({ round: done + 1, rounds: round }) : say.comparingRanks()
}

/** Undefined while the length of the check isn’t known. */
function shareOf({ report, rounds, share }: Check): number | undefined {
  if (!report || isFault(report.result)) return undefined
  return (rounds.length + share) / (report.result.round + 1)
}

const eventOf = ({ name, players, round, settings }: Snapshot): string => {
  const count = players.no.length
  const who = settings.competitors === 'team' ? say.teams({ count }) : say.players({ count })
  return [name === 'report' ? '' : name, who, say.rounds({ count: round })].filter(Boolean).join(' · ')
}

interface PartState {
  words: string
  look: VerdictLine[2]
}

function stateOf({ is }: Check, count: number | undefined, words: (facts: { count: number }) => string): PartState {
  if (count !== undefined && count > 0) return { words: words({ count }), look: 'bad' }
  if (is === 'running') return { words: say.checking(), look: 'open' }
  return count === undefined ? { words: say.notChecked(), look: 'open' } : { words: words({ count }), look: 'good' }
}

const Part = ({ href, title, state: { words, look } }: { href: string; title: string; state: PartState }) => (
  <li>
    <a href={href}>
      <span>{title}</span>
      <b className={styles[look]}>{words}</b>
    </a>
  </li>
)
