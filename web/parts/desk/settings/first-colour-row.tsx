import * as say from '#words/eventFacts.js'
import type { PieceColour } from '#core/snapshot/draw-rules.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { TabProps } from '../tab-props.ts'
import { SettingRow } from './setting-rows.tsx'
import styles from './event-rows.module.css'

/** The colour of number 1 in round 1, which FIDE has drawn by lot (C.04.3 art. 5.1). */
export function FirstColourRow({ snapshot, actions }: Pick<TabProps, 'snapshot' | 'actions'>) {
  const { settings, systems, round, initialColour } = snapshot
  if (systemAt(settings, systems, 1).system !== 'swiss') return null
  const send = (colour: PieceColour | null, isByLot?: true): void =>
    void actions.change({ type: 'editEvent', initialColour: colour, ...(isByLot && { isByLot }) })
  const lot = (): PieceColour => (crypto.getRandomValues(new Uint8Array(1))[0]! % 2 === 0 ? 'w' : 'b')
  if (round > 0)
    return (
      <SettingRow label={say.firstColour()} lock={say.colourIsDrawn()}>
        {initialColour === undefined ? say.colourNotRecorded() : say.colourName({ colour: initialColour })}
      </SettingRow>
    )
  return (
    <SettingRow label={say.firstColour()} hint={say.firstColourHint()}>
      <div className={styles.acts}>
        <Segmented
          label={say.firstColour()}
          value={initialColour ?? 'none'}
          onChoose={(colour) => send(colour === 'none' ? null : colour)}
          choices={(['w', 'b', 'none'] as const).map((value) => ({
            value,
            label: value === 'none' ? say.notDrawnYet() : say.colourName({ colour: value }),
          }))}
        />
        <Button small disabled={actions.isBusy} onClick={() => send(lot(), true)}>
          {say.drawLots()}
        </Button>
      </div>
    </SettingRow>
  )
}
