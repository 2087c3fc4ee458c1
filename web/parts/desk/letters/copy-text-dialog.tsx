import * as say from '#words/roundText.js'
import { useRef, useState } from 'react'
import { pairingsText, resultsText, standingsText } from '#core/letters/round-text.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import { lastTableRound } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import styles from './copy-text-dialog.module.css'

export interface CopyTextDialogProps {
  snapshot: Snapshot
  onClose: () => void
}

const TOPS = ['3', '10', '20', 'all'] as const
type Top = (typeof TOPS)[number]
const LINES = 12

/** Text of the current round, to be copied or shared; it can be changed before. */
export function CopyTextDialog({ snapshot, onClose }: CopyTextDialogProps) {
  const table = tableRound(snapshot)
  const [what, choose] = useState<'pairings' | 'results' | 'standings'>(
    liveRound(snapshot) === undefined && table !== undefined ? 'standings' : 'pairings',
  )
  const [top, setTop] = useState<Top>('10')
  const [typed, type] = useState<string>()
  const [done, note] = useState<'copied' | 'byHand'>()
  const form = useRef<HTMLFormElement>(null)
  const made =
    what === 'standings' && table !== undefined
      ? standingsText(snapshot, table, top === 'all' ? Infinity : Number(top))
      : what === 'results'
        ? resultsText(snapshot, snapshot.round)
        : pairingsText(snapshot, snapshot.round)
  const text = typed ?? made
  const restart = (): void => {
    type(undefined)
    note(undefined)
  }
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      note('copied')
    } catch {
      form.current?.querySelector('textarea')?.select()
      note('byHand')
    }
  }
  return (
    <Dialog title={say.title()} wide onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void copy()
        }}
      >
        <Segmented
          label={say.what()}
          value={what}
          onChoose={(value) => {
            restart()
            choose(value)
          }}
          choices={[
            { value: 'pairings', label: say.pairings() },
            { value: 'results', label: say.results() },
            ...(table === undefined ? [] : [{ value: 'standings' as const, label: say.standings() }]),
          ]}
        />
        {what === 'standings' && (
          <Segmented
            label={say.places()}
            value={top}
            onChoose={(value) => {
              restart()
              setTop(value)
            }}
            choices={TOPS.map((value) => ({
              value,
              label: value === 'all' ? say.allPlaces() : say.firstPlaces({ count: Number(value) }),
            }))}
          />
        )}
        <TextField
          label={say.text()}
          rows={LINES}
          dir="auto"
          value={text}
          onChange={(event) => {
            note(undefined)
            type(event.target.value)
          }}
        />
        {done && (
          <MessageBar kind={done === 'copied' ? 'ok' : 'warn'}>
            {done === 'copied' ? say.copied() : say.copyByHand()}
          </MessageBar>
        )}
        <div className={styles.acts}>
          <Button look="primary" type="submit">
            {say.copy()}
          </Button>
          {typeof navigator.share === 'function' && (
            // A reader who closes the list of apps has shared nothing: no error.
            <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>{say.share()}</Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** The round of the standings: the last one whose results are all in; undefined where nobody is ranked. */
function tableRound(snapshot: Snapshot): number | undefined {
  const last = lastTableRound(snapshot)
  const round = last !== undefined && liveRound(snapshot) === last ? last - 1 : last
  return round === undefined || round < 1 ? undefined : round
}
