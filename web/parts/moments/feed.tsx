import * as say from '#words/moments.js'
import { useState } from 'react'
import type { Moment } from '#core/moments/moment.ts'
import type { MomentRow } from '#core/moments/shown-moments.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { teamCodes } from '#core/snapshot/team-codes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PanelFoot } from '../../ui/panel.tsx'
import { Pieces } from '../board/pieces.tsx'
import { ARROW_UP } from './icons.ts'
import { MomentItem } from './moment-item.tsx'
import { useHeldBack } from './use-held-back.ts'
import styles from './moments.module.css'

/** So many are shown at first, and when the summary of the round is above. */
const SHOWN = 6
const BELOW_SUMMARY = 3

interface MomentFeedProps {
  snapshot: Snapshot
  round: number
  moments: MomentRow[]
  isTeam: boolean
  isMine: (moment: Moment) => boolean
  few: boolean
}

export function Feed({ snapshot, round, moments, isTeam, isMine, few }: MomentFeedProps) {
  const { shown, waiting, release, top } = useHeldBack(moments)
  const [isWhole, showWhole] = useState(false)
  const limit = few ? BELOW_SUMMARY : SHOWN
  const codes = isTeam ? codesOf(snapshot) : undefined
  return (
    <div ref={top}>
      <svg className={styles.pieces} aria-hidden="true">
        <Pieces />
      </svg>
      {waiting > 0 && (
        <button type="button" className={styles.fresh} onClick={release}>
          <Icon of={ARROW_UP} size={14} />
          {say.newMoments({ count: waiting })}
        </button>
      )}
      <ol className={styles.list}>
        {(isWhole ? shown : shown.slice(0, limit)).map((moment) => (
          <MomentItem
            key={moment.id}
            moment={moment}
            isTeam={isTeam}
            isOwn={isMine(moment)}
            codes={codes && [codes.get(moment.entries[0]) ?? '', codes.get(moment.entries[1]) ?? '']}
          />
        ))}
      </ol>
      {shown.length > limit && (
        <PanelFoot>
          <button type="button" onClick={() => showWhole(!isWhole)}>
            {isWhole ? say.fewer() : say.allMoments({ count: shown.length, round })}
          </button>
        </PanelFoot>
      )}
    </div>
  )
}

/** Short names of teams by entry number. */
const codesOf = ({ players }: Snapshot): ReadonlyMap<number, string> => {
  const codes = teamCodes(players)
  return new Map(players.no.map((no, position) => [no, codes[position]!]))
}
