import * as say from '#words/whatIf.js'
import { useState } from 'react'
import { distinctName, shortName } from '#core/snapshot/namesakes.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import type { NextDraw } from './use-next-draw.ts'
import styles from './what-if.module.css'

/** Boards shown before "Show all". */
const FEW = 8

const DRAWING: NextDraw = { is: 'drawing', before: undefined }

/** The next round, drawn by the engine from the assumed results; open games count as draws. */
export function NextDrawPanel({ snapshot, round, draw = DRAWING, open }: NextDrawProps) {
  const [all, setAll] = useState(false)
  const pairs = draw.is === 'drawn' ? draw.pairs : draw.is === 'drawing' ? draw.before : undefined
  const count = pairs?.white.length ?? 0
  const boards = snapshot.rounds.at(-1)?.white.length ?? 0
  const isSwiss = systemAt(snapshot.settings, snapshot.systems, round).system === 'swiss'
  return (
    <Panel
      title={say.roundIfSo({ round })}
      aria-label={say.roundIfSo({ round })}
      count={draw.is === 'drawing' ? say.drawing() : undefined}
      aria-busy={draw.is === 'drawing'}
    >
      {draw.is === 'failed' && <p className={styles.note}>{say.drawFailed({ round })}</p>}
      {draw.is === 'refused' && <p className={styles.note}>{open > 0 ? say.tryEveryBoard({ round }) : draw.why}</p>}
      {/* Reserves room during the first draw. */}
      {!pairs && draw.is === 'drawing' && <div className={styles.place} style={{ '--rows': Math.min(FEW, boards) }} />}
      {pairs && (
        <ol className={classes(styles.pairs, draw.is === 'drawing' && styles.old)}>
          {pairs.white.slice(0, all ? undefined : FEW).map((white, at) => (
            <li key={at}>
              <span className={styles.no}>{at + 1}</span>
              <bdi title={distinctName(snapshot, white)}>{shortName(snapshot, white)}</bdi>
              <bdi title={distinctName(snapshot, pairs.black[at]!)}>{shortName(snapshot, pairs.black[at]!)}</bdi>
            </li>
          ))}
        </ol>
      )}
      {count > FEW && (
        <PanelFoot>
          <button type="button" className={layout.link} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.showFew({ count: FEW }) : say.showAllBoards({ count })}
          </button>
        </PanelFoot>
      )}
      {pairs && open > 0 && isSwiss && <p className={styles.note}>{say.openGamesCount({ count: open })}</p>}
    </Panel>
  )
}

interface NextDrawProps {
  snapshot: Snapshot
  round: number
  draw: NextDraw | undefined
  /** Boards without an actual or assumed result. */
  open: number
}
