import * as say from '#words/whatIf.js'
import { useState } from 'react'
import { likelyOpponents, likelyPairs, type LikelyPair, type RunTally } from '#core/forecast/tally.ts'
import { distinctName, shortName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../styles/layout.module.css'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { percent } from '#core/text/percent.ts'
import styles from './what-if.module.css'

/** Pairs shown before "Show all". */
const FEW = 6

/**
 * The most likely pairings of the next round, from the top of the standings, or the likely opponents of one competitor.
 */
export function LikelyPanel({ snapshot, round, tally, order, who, onAsk }: LikelyPanelProps) {
  const [all, setAll] = useState(false)
  const { no } = snapshot.players
  const player = who === undefined ? -1 : no.indexOf(who)
  const pairs = !tally ? [] : player < 0 ? likelyPairs(tally, order) : likelyOpponents(tally, player)
  const everybody = { value: '', label: snapshot.settings.competitors === 'team' ? say.allTeams() : say.allPlayers() }
  return (
    <Panel
      title={say.likelyInRound({ round })}
      aria-label={say.likelyInRound({ round })}
      action={
        <span className={styles.who}>
          <Select
            label={say.opponentsOf()}
            bare
            value={player < 0 ? '' : String(who)}
            choices={[everybody, ...order.map((at) => ({ value: String(no[at]), label: distinctName(snapshot, at) }))]}
            onChoose={(value) => onAsk({ who: value || undefined })}
          />
        </span>
      }
    >
      {!tally && <div className={styles.place} style={{ '--rows': Math.min(FEW, order.length >> 1) }} />}
      {tally && pairs.length === 0 && <p className={styles.note}>{say.noOpponentInRound({ round })}</p>}
      <ol className={styles.likely}>
        {pairs.slice(0, all ? undefined : FEW).map((pair) => (
          <Pair key={`${pair.one} ${pair.other}`} snapshot={snapshot} pair={pair} />
        ))}
      </ol>
      {pairs.length > FEW && (
        <PanelFoot>
          <button type="button" className={layout.link} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.showFew({ count: FEW }) : say.showAll({ count: pairs.length })}
          </button>
        </PanelFoot>
      )}
    </Panel>
  )
}

interface LikelyPanelProps {
  snapshot: Snapshot
  round: number
  /** Undefined until the odds are computed. */
  tally: RunTally | undefined
  /** Positions in the player columns, in standings order. */
  order: number[]
  /** A start number. */
  who: number | undefined
  onAsk: (values: { who?: string | undefined }) => void
}

function Pair({ snapshot, pair: { one, other, odds } }: { snapshot: Snapshot; pair: LikelyPair }) {
  return (
    <li title={say.oddsRange({ low: percent(odds.low), high: percent(odds.high) })}>
      <bdi title={distinctName(snapshot, one)}>{shortName(snapshot, one)}</bdi>
      <bdi title={distinctName(snapshot, other)}>{shortName(snapshot, other)}</bdi>
      <b>{percent(odds.share)}</b>
    </li>
  )
}
