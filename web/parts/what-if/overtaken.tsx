import * as say from '#words/whatIf.js'
import type { OvertakenResult } from '#core/forecast/assumed-result.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { shortName } from '#core/snapshot/namesakes.ts'
import { versus } from '#core/text/versus.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import { resultLabel } from './boards.ts'
import styles from './what-if.module.css'

const FEW = 3

/** Says which boards have ended since a result was assumed for them: the actual result counts. */
export function Overtaken({ snapshot, overtaken }: { snapshot: Snapshot; overtaken: OvertakenResult[] }) {
  if (overtaken.length === 0) return null
  const total = snapshot.settings.gamePointTotal
  const lines = overtaken.slice(0, FEW).map(({ tried, position, ended: [first] }) => {
    const { white, black } = snapshot.rounds[tried.round - 1]!
    const names = versus(shortName(snapshot, white[position]!), shortName(snapshot, black[position]!))
    const result = resultLabel(first, total)
    return first === tried.first
      ? say.endedAsYouThought({ names, result })
      : say.endedOtherwise({ names, result, tried: resultLabel(tried.first, total) })
  })
  const more = overtaken.length - FEW
  return (
    <div className={styles.said}>
      <MessageBar>
        {lines.join(' ')}
        {more > 0 && ` ${say.moreEnded({ count: more })}`}
      </MessageBar>
    </div>
  )
}
