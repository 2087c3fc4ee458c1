import * as say from '#words/dashboard.js'
import * as sayChess from '#words/chess.js'
import * as sayPairings from '#words/pairings.js'
import { Suspense } from 'react'
import { matchPath } from '#core/addresses/paths.ts'
import type { CourseMatch } from '#core/snapshot/course.ts'
import { decidedFor } from '#core/snapshot/decided.ts'
import { distinctName, shortName } from '#core/snapshot/namesakes.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isAhead, isDay } from '#core/text/start.ts'
import { DAY } from '#core/time.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { useNow } from '../../hooks/use-now.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Part } from '../../ui/part.tsx'
import { Time } from '../../ui/time.tsx'
import { optionalView } from '../../navigation/lazy-view.tsx'
import { Flag } from '../people/flag.tsx'
import { MiniScores } from '../minis/late.ts'
import { ScoreTile } from '../pairings/score-tile.tsx'
import { GamesBar, StatusCell } from '../pairings/status-cell.tsx'
import { scores } from '../pairings/result.ts'
import { EntrantName } from '../tournament/entrant-name.tsx'
import styles from './round-pairings.module.css'

const ShowResult = optionalView(async () => (await import('../spoilers/show-result.tsx')).ShowResult)

interface RoundPairingProps {
  snapshot: Snapshot
  match: CourseMatch
  own: boolean
}

/** A pairing in one line, on a phone in two: both sides with their scores, and how far it is. The line links to it. */
export function RoundPairing({ snapshot, match, own }: RoundPairingProps) {
  const { pairing, play } = match
  const decided = decidedFor(pairing, snapshot.settings)
  const isTeam = snapshot.settings.competitors === 'team'
  const place = placeLabel(isTeam, pairing.board)
  const hasScore = play === 'running' || play === 'over'
  const [first, second] = hasScore ? scores(pairing) : ['', '']
  const names = [pairing.white, pairing.black].map((side) => distinctName(snapshot, side)) as [string, string]
  const side = (which: 0 | 1) => (
    <Side snapshot={snapshot} position={which === 0 ? pairing.white : pairing.black} which={which} won={decided} />
  )
  const tile = (which: 0 | 1) => (
    <span className={which === 0 ? styles.tile : styles.tileBlack}>
      <ScoreTile
        colour={which === 0 ? 'White' : 'Black'}
        score={(which === 0 ? first : second) || undefined}
        lost={decided !== undefined && decided !== which}
        title={
          which === 0
            ? isTeam
              ? sayPairings.whiteOnBoard1()
              : sayChess.white()
            : isTeam
              ? sayPairings.blackOnBoard1()
              : sayChess.black()
        }
        hidden={play === 'hidden'}
      />
    </span>
  )
  return (
    <li id={`row-${pairing.id}`} className={classes(own && styles.own)}>
      <a className={styles.open} href={localPath(matchPath(pairing.id))}>
        <span className={layout.heard}>
          {place}: {names[0]} – {names[1]}
          {own && ` · ${sayPairings.yourPairing()}`}
        </span>
      </a>
      <span className={styles.place} aria-hidden="true">
        {pairing.board}
      </span>
      {side(0)}
      {tile(0)}
      <span className={styles.mid}>
        <Middle snapshot={snapshot} match={match} place={place} />
        {hasScore && pairing.minis && <Minis snapshot={snapshot} minis={pairing.minis} />}
      </span>
      {tile(1)}
      {side(1)}
    </li>
  )
}

interface RoundSideProps {
  snapshot: Snapshot
  position: number
  which: 0 | 1
  /** The side that can no longer be caught. */
  won: 0 | 1 | undefined
}

function Side({ snapshot, position, which, won }: RoundSideProps) {
  const { players } = snapshot
  return (
    <span
      className={classes(
        which === 0 ? styles.side : styles.sideBlack,
        won !== undefined && (won === which ? styles.won : styles.lost),
      )}
    >
      <Flag code={players.nationality[position] ?? ''} />
      <EntrantName title={players.title?.[position]} name={distinctName(snapshot, position)} className={styles.name} />
    </span>
  )
}

function Minis({ snapshot, minis }: { snapshot: Snapshot; minis: NonNullable<CourseMatch['pairing']['minis']> }) {
  const now = useNow(60_000)
  return (
    <Suspense>
      <MiniScores rules={snapshot.settings} minis={minis} now={now} />
    </Suspense>
  )
}

function Middle({ snapshot, match, place }: { snapshot: Snapshot; match: CourseMatch; place: string }) {
  const now = useNow(60_000)
  const { pairing, play, start } = match
  const decided = decidedFor(pairing, snapshot.settings)
  const { gamePointTotal } = snapshot.settings
  if (play === 'hidden')
    return (
      <span className={styles.show}>
        <Part>
          <ShowResult id={pairing.id} place={place} />
        </Part>
      </span>
    )
  if (play === 'next')
    return start !== undefined && isAhead(start, now) ? (
      <Time at={start} as={isDay(start) || start > now + DAY ? 'day' : 'clock'} className={styles.when} />
    ) : (
      <StatusCell pairing={pairing} status={pairingStatus(pairing, now)} games={gamePointTotal} />
    )
  if (play === 'running')
    return (
      <>
        {decided === undefined ? (
          <LiveBadge>{sayPairings.live()}</LiveBadge>
        ) : (
          <span className={styles.badge}>
            {say.sideWon({ name: shortName(snapshot, decided === 0 ? pairing.white : pairing.black) })}
          </span>
        )}
        <GamesBar pairing={pairing} games={gamePointTotal} />
      </>
    )
  return <StatusCell pairing={pairing} status={pairingStatus(pairing, now)} games={gamePointTotal} />
}
