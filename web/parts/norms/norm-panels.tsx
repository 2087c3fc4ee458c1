import * as say from '#words/norms.js'
import { useState, type ReactNode } from 'react'
import type { NormLine } from '#core/norms/norm-lines.ts'
import { NORM_TITLES } from '#core/norms/rules.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { NormList } from './norm-list.tsx'
import styles from './norms.module.css'

interface NormPanelsProps {
  snapshot: Snapshot
  made: readonly NormLine[]
  chances: readonly NormLine[]
  act?: (line: NormLine) => ReactNode
}

/** Chances while the event goes on, and the norms made. */
export function NormPanels({ snapshot, made, chances, act }: NormPanelsProps) {
  const [title, setTitle] = useState<string>('all')
  const kinds = NORM_TITLES.filter((each) => chances.some((line) => line.title === each))
  const shown = kinds.some((each) => each === title) ? chances.filter((line) => line.title === title) : chances
  const isOver = !snapshot.active
  return (
    <>
      {!isOver && (
        <Panel
          title={say.chances()}
          count={chances.length || undefined}
          action={
            kinds.length > 1 && (
              <Segmented
                label={say.title()}
                value={title}
                onChoose={setTitle}
                choices={[{ value: 'all', label: say.allTitles() }, ...kinds.map((value) => ({ value, label: value }))]}
              />
            )
          }
        >
          {chances.length > 0 ? (
            <>
              <NormList snapshot={snapshot} lines={shown} />
              <p className={styles.note}>{say.chancesNote()}</p>
            </>
          ) : (
            <EmptyState sentence={say.noChances()}>{say.whenChancesCome()}</EmptyState>
          )}
        </Panel>
      )}
      <Panel title={say.made()} count={made.length || undefined}>
        {made.length > 0 ? (
          <>
            <NormList snapshot={snapshot} lines={made} {...(act && { act })} />
            <p className={styles.note}>{say.notChecked()}</p>
          </>
        ) : (
          <EmptyState sentence={isOver ? say.noneMade() : say.noneMadeYet()} />
        )}
      </Panel>
    </>
  )
}
