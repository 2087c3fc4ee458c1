import * as say from '#words/viewer.js'
import * as sayMore from '#words/gameView.js'
import { Suspense, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { analysisUrl, movesAnalysisUrl } from '#core/game/analysis.ts'
import { isReadThere } from '#core/match/links.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { GameSlot } from '#core/game/boards.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDirects } from '../../hooks/use-directs.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { PairingMenu } from '../desk/results/menu.ts'
import { ReportButton } from '../report/report.ts'
import { GRID, MICROSCOPE } from './icons.ts'
import styles from './match-head.module.css'
import type { MatchView } from './match-view.ts'
import { MatchScore } from './match-score.tsx'
import { MatchSwitch } from './match-switch.tsx'
import { SyncButton } from './sync-button.tsx'
import { heading } from './labels.ts'

export function MatchHead({ match, slot }: { match: MatchView; slot: GameSlot | undefined }) {
  const { snapshot, pairing, round, sides, status } = match
  const id = snapshot.settings.vanityURL ?? snapshot.id
  const { linkSource, linkType } = pairing.facts
  const isFollowed = isReadThere(linkSource, linkType) && status !== 'confirmed' && status !== 'aborted'
  const link = slot?.row?.link ?? (pairing.facts.linkType === 'game' ? pairing.facts.link : undefined)
  const analysis = useMemo(() => analysisUrl(link) ?? movesAnalysisUrl(slot?.row?.pgn ?? ''), [link, slot?.row?.pgn])
  const directed = useDirects(snapshot.id)
  const isOwn = useIsOwnEntry()
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
            {status === 'live' && (
              <ButtonLink small href={tournamentPath(id, 'boards', round)} className={styles.act}>
                <Icon of={GRID} size={14} />
                {sayMore.allBoards()}
              </ButtonLink>
            )}
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
        <MatchScore match={match} />
      </div>
    </section>
  )
}
