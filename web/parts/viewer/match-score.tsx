import * as say from '#words/viewer.js'
import * as sayDaily from '#words/daily.js'
import * as sayMore from '#words/gameView.js'
import { pointsNeeded } from '#core/game/match-score.ts'
import { parseAdjustment } from '#core/match/adjustment.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import { STATUS_LABELS } from '#core/match/labels.ts'
import { hasBegun } from '#core/match/mini-lines.ts'
import { decidedFor } from '#core/snapshot/decided.ts'
import { BYE } from '#core/snapshot/names.ts'
import { gamePoints } from '#core/snapshot/pairing.ts'
import { gamesProgress } from '#core/snapshot/pairing-labels.ts'
import { useNow } from '../../hooks/use-now.ts'
import { Part } from '../../ui/part.tsx'
import { MiniScores } from '../minis/late.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { classes } from '../../ui/classes.ts'
import { Flag } from '../people/flag.tsx'
import { scores } from '../pairings/result.ts'
import { EntrantName } from '../tournament/entrant-name.tsx'
import type { MatchSide, MatchView } from './match-view.ts'
import { PointsBar } from './points-bar.tsx'
import styles from './match-score.module.css'

/** Both sides with their score, and between them the state of the match and its points. The winner is in ink. */
export function MatchScore({ match }: { match: MatchView }) {
  const { snapshot, pairing, status, sides, team, slots } = match
  const { settings } = snapshot
  // The matches of a fixture have scores of their own.
  const total = pairing.minis ? 1 : settings.gamePointTotal
  const now = useNow(5000)
  const begun = hasBegun(status, pairing.minis)
  const won = begun ? decidedFor(pairing, settings) : undefined
  const looks = ([0, 1] as const).map((side) => won !== undefined && (won === side ? styles.won : styles.lost))
  const [first, second] = begun ? scores(pairing) : ['', '']
  const done = begun && !pairing.minis ? gamesProgress(pairing, total) : undefined
  const points = gamePoints(pairing, settings) ?? [0, 0]
  const running = status === 'live' ? slots.filter(({ state }) => state === 'live').length : 0
  const side = (at: 0 | 1) => (
    <Side
      side={sides[at]}
      ratings={!team && settings.showRatings}
      className={classes(at === 1 && styles.second, looks[at])}
    />
  )
  return (
    <div className={styles.line}>
      {side(0)}
      <span dir="ltr" className={classes(styles.score, looks[0])}>
        {first}
      </span>
      <span className={styles.dash} aria-hidden="true">
        –
      </span>
      <span dir="ltr" className={classes(styles.score, styles.secondScore, looks[1])}>
        {second}
      </span>
      {side(1)}
      <div className={styles.middle}>
        <p>
          {status === 'live' ? <LiveBadge>{say.live()}</LiveBadge> : <span>{STATUS_LABELS[status]()}</span>}
          {begun && <Adjusted text={pairing.facts.adjusted} />}
          {done && <span>{say.gamesOver({ over: done.over, count: done.of })}</span>}
          {won !== undefined ? (
            <bdi className={styles.tag}>{sayMore.hasWon({ team: team ? 'yes' : 'no', name: sides[won].name })}</bdi>
          ) : (
            status === 'live' &&
            total > 1 && <span>{say.toWin({ points: formatPoints(pointsNeeded(points, total).wins) })}</span>
          )}
        </p>
        {begun && pairing.minis && (
          <Part>
            <MiniScores rules={settings} minis={pairing.minis} now={now} labels />
          </Part>
        )}
        {begun && total > 1 && !match.bye && (
          <PointsBar names={[sides[0].name, sides[1].name]} points={points} total={total} running={running} won={won} />
        )}
      </div>
    </div>
  )
}

/** Points that the chess site took from one side and gave to the other. */
function Adjusted({ text }: { text: string | undefined }) {
  const [white, black] = parseAdjustment(text)?.map(signed) ?? []
  return white !== undefined && black !== undefined ? <span>{sayDaily.adjustedBySite({ white, black })}</span> : null
}

const signed = (points: number): string => `${points > 0 ? '+' : ''}${formatPoints(halfPoints(points))}`

function Side({ side, ratings, className }: { side: MatchSide; ratings: boolean; className: string | undefined }) {
  const { id, href, name, title, nationality, rating } = side
  return (
    <div className={classes(styles.side, className)}>
      <Flag code={nationality} />
      <h2>{id === BYE.id ? name : <EntrantName title={title} name={name} href={href} />}</h2>
      {ratings && rating > 0 && <span className={styles.rating}>{rating}</span>}
    </div>
  )
}
