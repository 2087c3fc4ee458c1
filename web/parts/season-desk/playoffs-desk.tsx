import * as say from '#words/seasonDesk.js'
import { managePath } from '#core/addresses/paths.ts'
import type { SeasonPlayoff } from '#core/rows/season-playoffs.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PlayoffsPanel } from '../season/playoffs-panel.tsx'
import styles from './season-desk.module.css'
import type { SeasonTabProps } from './tab-props.ts'

/** The play-offs of a season: making them, and deciding them where results don’t. */
export function PlayoffsDesk({ desk, actions }: SeasonTabProps) {
  const { playoffs, divisions, season } = desk
  const nameOf = (tier: number) => divisions.find((division) => division.tier === tier)?.name ?? ''
  const isClosed = season.stage === 'closed'
  return (
    <PlayoffsPanel
      playoffs={playoffs}
      nameOf={nameOf}
      foot={(playoff) => !isClosed && <Foot playoff={playoff} actions={actions} />}
    />
  )
}

function Foot({ playoff: { tier, tournament, pairs, isByHand }, actions }: FootProps) {
  if (tournament === null)
    return (
      <p className={styles.foot}>
        <Button
          look="primary"
          disabled={actions.isBusy}
          onClick={() => void actions.change({ type: 'makePlayoff', tier })}
        >
          {say.makePlayoff()}
        </Button>
        <span>{say.aboutPlayoff()}</span>
      </p>
    )
  const decide = (winners: number[] | null) => void actions.change({ type: 'decidePlayoff', tier, winners })
  /** By hand, each pair is decided at once: pairs that are open keep their upper team. */
  const choose = (at: number, entry: number) =>
    decide(pairs.map(({ upper, winner }, other) => (other === at ? entry : (winner ?? upper.entry))))
  return (
    <>
      {pairs.map(({ upper, lower, winner }, at) => (
        <p key={upper.entry} className={styles.foot}>
          <span>{say.decideByHand({ first: upper.name, second: lower.name })}</span>
          {[upper, lower].map(({ entry, name }) => (
            <Button
              key={entry}
              small
              aria-pressed={isByHand && winner === entry}
              disabled={actions.isBusy}
              onClick={() => choose(at, entry)}
            >
              <bdi>{name}</bdi>
            </Button>
          ))}
        </p>
      ))}
      <p className={styles.foot}>
        <ButtonLink small href={managePath(tournament.id)}>
          {say.playoffDesk()}
        </ButtonLink>
        {isByHand && (
          <Button small disabled={actions.isBusy} onClick={() => decide(null)}>
            {say.letResultsDecide()}
          </Button>
        )}
      </p>
    </>
  )
}

interface FootProps {
  playoff: SeasonPlayoff
  actions: SeasonTabProps['actions']
}
