import * as say from '#words/starts.js'
import { useState } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { clockIn, momentIn } from '#core/text/zone-clock.ts'
import { MINUTE } from '#core/time.ts'
import { startGames, type StartBoard, type StartsAnswer } from '../../../api/starts.ts'
import { ownZone } from '../../../hooks/time-zones.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Field } from '../../../ui/field.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import form from '../../account/settings-form.module.css'
import { useStartAct } from './use-start-act.ts'

interface StartDialogProps {
  id: string
  snapshot: Snapshot
  starts: StartsAnswer
  /** One board alone. */
  board: StartBoard | undefined
  onDone: (message: string) => void
  onClose: () => void
}

const DAYS = ['1', '3', '7', '14'] as const
const CLOCKS = ['0', '2', '5', '10', 'never'] as const

/** Asks how the games start: by links, or all at one time. */
export function StartDialog({ id, snapshot, starts, board, onDone, onClose }: StartDialogProps) {
  const { round, clock, mayCreateMany } = starts
  const [way, choose] = useState<'links' | 'bulk'>('links')
  const [rated, rate] = useState(true)
  const [days, setDays] = useState<(typeof DAYS)[number]>('1')
  const [clocks, setClocks] = useState<(typeof CLOCKS)[number]>('2')
  const zone = snapshot.settings.timeZone ?? ownZone()
  const startsAt = snapshot.dates[round - 1]
  const [begin, setBegin] = useState(() => {
    const now = Date.now()
    return clockIn(zone, typeof startsAt === 'number' && startsAt > now ? startsAt : now + 5 * MINUTE)
  })
  const act = useStartAct(id, (message) => {
    onDone(message)
    onClose()
  })
  const send = () =>
    act.run(() =>
      startGames(id, {
        round,
        ...(board && { nos: [board.no] }),
        way,
        rated,
        ...(way === 'links'
          ? { hours: 24 * Number(days) }
          : { pairAt: momentIn(zone, begin), clocksAfter: clocks === 'never' ? null : Number(clocks) }),
      }),
    )
  return (
    <Dialog title={board ? say.dialogBoard({ board: board.board }) : say.dialogTitle()} onClose={onClose}>
      <form
        className={form.sheet}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {clock && (
          <p>
            {clock.limit % 60 === 0
              ? say.clockText({ minutes: clock.limit / 60, increment: clock.increment })
              : say.clockSeconds({ seconds: clock.limit, increment: clock.increment })}
          </p>
        )}
        <Segmented
          label={say.howStarted()}
          value={way}
          onChoose={choose}
          choices={[
            { value: 'links', label: say.wayLinks() },
            { value: 'bulk', label: say.wayBulk() },
          ]}
        />
        <p>{way === 'links' ? say.wayLinksHint() : mayCreateMany ? say.wayBulkHint() : say.noBulkAccount()}</p>
        {way === 'links' ? (
          <Select
            label={say.linksWork()}
            value={days}
            onChoose={setDays}
            choices={DAYS.map((count) => ({ value: count, label: say.days({ count: Number(count) }) }))}
          />
        ) : (
          <>
            <Field
              label={say.beginAt()}
              type="datetime-local"
              value={begin}
              onChange={({ target }) => setBegin(target.value)}
            />
            <Select
              label={say.clocksRun()}
              value={clocks}
              onChoose={setClocks}
              choices={CLOCKS.map((minutes) => ({
                value: minutes,
                label: minutes === 'never' ? say.clocksNever() : say.clocksAfter({ minutes: Number(minutes) }),
              }))}
            />
          </>
        )}
        <Switch checked={rated} onSwitch={rate}>
          {say.rated()}
        </Switch>
        {act.error && <MessageBar kind="bad">{act.error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button
            type="submit"
            look="primary"
            disabled={act.isPending || (way === 'bulk' && (!mayCreateMany || !Number.isFinite(momentIn(zone, begin))))}
          >
            {board ? say.startShort() : say.start()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
