import * as say from '#words/ticker.js'
import { matchPath } from '#core/addresses/paths.ts'
import { miniPoints } from '#core/match/fixture-score.ts'
import { NO_OUTCOME, type Outcome } from '#core/match/outcome.ts'
import { FORFEIT_SIGNS } from '#core/match/labels.ts'
import type { TieSide } from '#core/match/decision.ts'
import { decidedFor } from '#core/snapshot/decided.ts'
import type { CourseMatch } from '#core/snapshot/course.ts'
import { distinctName, shortName } from '#core/snapshot/namesakes.ts'
import { outcomePoints } from '#core/snapshot/outcome-points.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'
import { gamesProgress } from '#core/snapshot/pairing-labels.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { teamCodes } from '#core/snapshot/team-codes.ts'
import { joinFacts } from '#core/text/join-comma.ts'
import { formatPoints, type HalfPoints } from '#core/text/score.ts'
import { isAhead, isDay } from '#core/text/start.ts'
import { DAY } from '#core/time.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { useNow } from '../../hooks/use-now.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Time } from '../../ui/time.tsx'
import { Flag } from '../people/flag.tsx'
import { Piece } from '../tournament/piece.tsx'
import { Points } from '../tournament/points.tsx'
import { moveFocus } from './move-focus.ts'
import styles from './match-cell.module.css'

interface MatchCellProps {
  snapshot: Snapshot
  match: CourseMatch
  own: boolean
  starred: boolean
  current: boolean
}

/** A match in two rows; a decided one has its winner in ink, also while its games are running. */
export function MatchCell({ snapshot, match, own, starred, current }: MatchCellProps) {
  const { pairing, play } = match
  const { settings } = snapshot
  const decided = decidedFor(pairing, settings)
  const score = play === 'running' || play === 'over' ? scoreOf(pairing, settings.gamePointTotal) : undefined
  const isDrawn = play === 'over' && decided === undefined && score !== undefined
  const progress = gamesProgress(pairing, settings.gamePointTotal)
  const share = progress ? (100 * progress.over) / progress.of : 100
  const side = (which: 0 | 1) => (
    <Side
      snapshot={snapshot}
      position={which === 0 ? pairing.white : pairing.black}
      colour={which === 0 ? 'White' : 'Black'}
      score={score?.[which]}
      look={decided === undefined ? isDrawn && styles.half : decided === which ? styles.won : styles.lost}
    />
  )
  return (
    <div role="listitem">
      <a
        className={classes(styles.cell, styles[play], own && styles.own)}
        href={localPath(matchPath(pairing.id))}
        aria-current={current ? 'page' : undefined}
        title={minisText(snapshot, match)}
        onKeyDown={moveFocus}
      >
        <span className={layout.heard}>{heardText(snapshot, match, { score, decided, own, starred })}</span>
        {side(0)}
        {side(1)}
        {play === 'next' && <Start at={match.start} />}
        {play === 'running' && <i className={styles.bar} style={{ width: `${share}%` }} />}
        {starred && <i className={styles.star} />}
      </a>
    </div>
  )
}

/** `Rapid 5½–2½, Blitz 6–4`; undefined in other events, and before the first match has a score. */
function minisText({ settings }: Snapshot, { pairing, play }: CourseMatch): string | undefined {
  if (!pairing.minis || (play !== 'running' && play !== 'over')) return undefined
  const scores = pairing.minis.flatMap((mini, at) => {
    const segment = settings.segments[at]!
    const points = miniPoints(settings, segment, mini)
    return points ? [`${segment.label} ${points.map(formatPoints).join('–')}`] : []
  })
  return scores.length > 0 ? joinFacts(scores) : undefined
}

/** Points, or the sign of a game that was not played; undefined for a single game without a result. */
type Figure = HalfPoints | string
type Figures = readonly [Figure, Figure]

function scoreOf({ points, outcome }: Pairing, total: number): Figures | undefined {
  if (points) return points
  if (total > 1) return outcome === NO_OUTCOME ? [0, 0] : outcomePoints(outcome, total)
  if (outcome === NO_OUTCOME) return undefined
  const figure = (at: 0 | 1): Figure => FORFEIT_SIGNS[outcome.charAt(at) as Outcome] ?? outcomePoints(outcome, 1)[at]
  return [figure(0), figure(1)]
}

interface CellSideProps {
  snapshot: Snapshot
  position: number
  colour: 'White' | 'Black'
  score: Figure | undefined
  look: string | false | undefined
}

function Side({ snapshot, position, colour, score, look }: CellSideProps) {
  const { players, settings } = snapshot
  const team = settings.competitors === 'team'
  const name = team ? teamCodes(players)[position] : shortName(snapshot, position)
  return (
    <span className={classes(styles.side, look)} aria-hidden="true">
      {team || settings.gamePointTotal > 1 ? <Flag code={players.nationality[position]!} /> : <Piece colour={colour} />}
      <b dir="auto" title={distinctName(snapshot, position)}>
        {name}
      </b>
      {score !== undefined && <span>{typeof score === 'number' ? <Points of={score} /> : score}</span>}
    </span>
  )
}

/** The hour on the day before the start, else the day. */
function Start({ at }: { at: CourseMatch['start'] }) {
  const now = useNow(60_000)
  if (at === undefined || !isAhead(at, now)) return null
  return <Time at={at} as={isDay(at) || at > now + DAY ? 'day' : 'clock'} className={styles.start} />
}

interface Wording {
  score: Figures | undefined
  decided: TieSide | undefined
  own: boolean
  starred: boolean
}

function heardText(snapshot: Snapshot, { pairing, play }: CourseMatch, wording: Wording): string {
  const { score, decided, own, starred } = wording
  const team = snapshot.settings.competitors === 'team'
  const [white, black] = [pairing.white, pairing.black].map((side) => distinctName(snapshot, side)) as [string, string]
  const place = placeLabel(team, pairing.board)
  const [left, right] = (score ?? []).map((figure) => (typeof figure === 'number' ? formatPoints(figure) : figure))
  const progress = play === 'running' ? gamesProgress(pairing, snapshot.settings.gamePointTotal) : undefined
  const sentences = [
    left !== undefined && right !== undefined
      ? say.heardScore({ place, white, whitePoints: left, black, blackPoints: right })
      : say.heardNames({ place, white, black }),
    own && say.yours(),
    starred && say.starred(),
    play === 'running' && say.running(),
    minisText(snapshot, { pairing, play, start: undefined }),
    progress && say.gamesFinished({ over: progress.over, count: progress.of }),
    decided !== undefined && say.haveWon({ name: decided === 0 ? white : black, isTeam: team }),
  ]
  return sentences.filter(Boolean).join(' ')
}
