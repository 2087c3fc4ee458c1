import * as say from '#words/viewer.js'
import { Suspense, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { analysisUrl, movesAnalysisUrl } from '#core/game/analysis.ts'
import { isReadThere } from '#core/match/links.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { GameSlot } from '#core/game/boards.ts'
import { gamePoints, gamesProgress } from '#core/snapshot/pairing.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Flag } from '../people/flag.tsx'
import { useDirects } from '../../hooks/use-directs.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { PairingMenu } from '../desk/results/menu.ts'
import { hasScore } from '#core/match/status.ts'
import { scores } from '../pairings/result.ts'
import { ReportButton } from '../report/report.ts'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { MICROSCOPE } from './icons.ts'
import styles from './match-head.module.css'
import type { MatchView, MatchSide } from './match-view.ts'
import { MatchSwitch } from './match-switch.tsx'
import { PointsBar } from './points-bar.tsx'
import { SyncButton } from './sync-button.tsx'
import { heading } from './labels.ts'
import { BYE } from '#core/snapshot/names.ts'
import { STATUS_LABELS } from '#core/match/labels.ts'

export function MatchHead({ match, slot }: { match: MatchView; slot: GameSlot | undefined }) {
  const { snapshot, pairing, round, sides, status, team } = match
  const id = snapshot.settings.vanityURL ?? snapshot.id
  const { linkSource, linkType } = pairing.facts
  const isFollowed = isReadThere(linkSource, linkType) && status !== 'confirmed' && status !== 'aborted'
  const link = slot?.row?.link ?? (pairing.facts.linkType === 'game' ? pairing.facts.link : undefined)
  const analysis = useMemo(() => analysisUrl(link) ?? movesAnalysisUrl(slot?.row?.pgn ?? ''), [link, slot?.row?.pgn])
  const total = snapshot.settings.gamePointTotal
  const begun = hasScore(status)
  const directed = useDirects(snapshot.id)
  const isOwn = useIsOwnEntry()
  const points = gamePoints(pairing, snapshot.settings) ?? [0, 0]
  return (
    <section className={styles.head}>
      <div className={layout.wrap}>
        <div className={styles.crumb}>
          <Link to={tournamentPath(id, 'dashboard')}>{snapshot.name}</Link>
          <span aria-hidden="true">/</span>
          <Link className={styles.round} to={`${tournamentPath(id, 'pairings', round)}#${pairing.id}`}>
            {say.round({ round })}
          </Link>
          <span className={styles.wide} aria-hidden="true">
            /
          </span>
          <h1 dir="auto">{heading(match)}</h1>
          <span className={styles.end}>
            <MatchSwitch match={match} />
            {directed && !match.bye && (
              <Suspense>
                <PairingMenu id={pairing.id} name={heading(match)} label={say.result()} />
              </Suspense>
            )}
            {snapshot.settings.allowSelfSubmissions && !match.bye && sides.some((side) => isOwn(side.id)) && (
              <Suspense>
                <ReportButton id={pairing.id} />
              </Suspense>
            )}
            {isFollowed && <SyncButton id={pairing.id} />}
            {analysis && (
              <ButtonLink small external href={analysis} className={styles.act}>
                <Icon of={MICROSCOPE} size={14} />
                {say.analysis()}
              </ButtonLink>
            )}
          </span>
        </div>
        <div className={styles.scoreline}>
          <Team side={sides[0]} team={team} ratings={snapshot.settings.showRatings} />
          <Score match={match} begun={begun} total={total} />
          <Team side={sides[1]} team={team} ratings={snapshot.settings.showRatings} second />
          {begun && total > 1 && !match.bye && (
            <PointsBar names={[sides[0].name, sides[1].name]} points={points} total={total} over={status !== 'live'} />
          )}
        </div>
      </div>
    </section>
  )
}

function Score({ match: { pairing, status }, begun, total }: { match: MatchView; begun: boolean; total: number }) {
  const [first, second] = begun ? scores(pairing) : ['', '']
  const done = begun ? gamesProgress(pairing, total) : undefined
  return (
    <div className={styles.mid}>
      <div className={styles.big}>
        <span dir="ltr">{first}</span>
        <span className={styles.dash}>–</span>
        <span dir="ltr">{second}</span>
      </div>
      <div className={styles.under}>
        {status === 'live' ? <LiveBadge>{say.live()}</LiveBadge> : <span>{STATUS_LABELS[status]()}</span>}
        {done && <span className={styles.done}>{say.gamesOver({ over: done.over, count: done.of })}</span>}
      </div>
    </div>
  )
}

function Team({ side, team, ratings, second }: TeamProps) {
  const { id, href, name, title, nationality, rating } = side
  return (
    <div className={classes(styles.side, second && styles.second)}>
      <h2>{id === BYE.id ? name : <EntrantName title={title} name={name} href={href} />}</h2>
      <p>
        <Flag code={nationality} />
        {ratings && rating > 0 && <span>{team ? say.average({ rating }) : rating}</span>}
      </p>
    </div>
  )
}

interface TeamProps {
  side: MatchSide
  team: boolean
  ratings: boolean
  second?: boolean
}
