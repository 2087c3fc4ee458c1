import * as say from '#words/minisView.js'
import { CHESS_SITES } from '#core/match/links.ts'
import { STATUS_LABELS } from '#core/match/labels.ts'
import type { RulingKind } from '#core/match/mini.ts'
import { miniLines, type MiniLine } from '#core/match/mini-lines.ts'
import type { FixtureScoring } from '#core/tournament/segments.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { Time } from '../../ui/time.tsx'
import styles from './mini-list.module.css'

/** The matches of a fixture: their scores, their links, and what the league decided about them. */
export function MiniPanel({ snapshot, pairing, now }: MiniPanelProps) {
  const lines = miniLines(snapshot.settings, pairing.minis ?? [], now)
  const over = lines.filter(({ isOver }) => isOver).length
  const { mp } = pairing
  return (
    <Panel title={say.title()} count={say.overOf({ over, count: lines.length })}>
      <ol className={styles.list}>
        {lines.map((line) => (
          <Line key={line.k} line={line} />
        ))}
      </ol>
      <p className={styles.foot}>
        {mp && <b>{say.matchPoints({ first: formatPoints(mp[0]), second: formatPoints(mp[1]) })}</b>}
        {SCORING[snapshot.settings.fixtureScoring]()}
      </p>
    </Panel>
  )
}

export interface MiniPanelProps {
  snapshot: Snapshot
  pairing: Pairing
  now: number
}

const SCORING: Record<FixtureScoring, () => string> = {
  sum: say.sum,
  segments: say.segments,
  perMini: say.perMini,
}

const RULED: Record<RulingKind, () => string> = {
  score: say.ruledScore,
  fairPlay: say.ruledFairPlay,
  forfeit: say.ruledForfeit,
  annulled: say.ruledAnnulled,
}

function Line({ line }: { line: MiniLine }) {
  const { label, points, won, ruling } = line
  const before = ruling?.before.points
  return (
    <li>
      <bdi className={styles.label}>{label}</bdi>
      {points && (
        <span className={styles.score}>
          <b dir="ltr" className={won === 1 ? styles.lost : undefined}>
            {formatPoints(points[0])}
          </b>
          –
          <b dir="ltr" className={won === 0 ? styles.lost : undefined}>
            {formatPoints(points[1])}
          </b>
        </span>
      )}
      <span className={styles.state}>
        <State line={line} />
      </span>
      <Site line={line} />
      {ruling && (
        <p className={styles.ruling}>
          <b>{RULED[ruling.kind]()}</b>
          {before && <span>{say.before({ score: before.map(formatPoints).join('–') })}</span>}
          <bdi>{ruling.reason}</bdi>
        </p>
      )}
    </li>
  )
}

function State({ line: { status, isForfeit, start } }: { line: MiniLine }) {
  if (isForfeit) return say.forfeit()
  if (status === 'live') return <LiveBadge>{STATUS_LABELS.live()}</LiveBadge>
  const waits = status === 'scheduled' || status === 'registered'
  return waits && start !== undefined ? <Time at={start} as="moment" /> : STATUS_LABELS[status]()
}

function Site({ line: { link, source, isOver } }: { line: MiniLine }) {
  const site = parseSafeUrl(link)
  if (!site) return isOver ? null : <span className={styles.unlinked}>{say.notLinked()}</span>
  return (
    <a className={classes(layout.link, styles.site)} href={site.href} rel="external noopener nofollow ugc">
      {source ? CHESS_SITES[source].name : site.host.replace(/^www\./, '')}
    </a>
  )
}
