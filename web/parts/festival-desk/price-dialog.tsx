import * as say from '#words/festivalDesk.js'
import * as sayPages from '#words/festivalPages.js'
import { useState } from 'react'
import { MAX_RATING_DIGITS } from '#core/limits/event.ts'
import type { PriceRule } from '#core/festival/price.ts'
import { parseMoney } from '#core/prizes/money.ts'
import type { FestivalDesk } from '#core/rows/festival-rows.ts'
import { readStart } from '#core/snapshot/plan-schedule.ts'
import { momentOf } from '#core/text/start.ts'
import { ownZone } from '../../hooks/time-zones.ts'
import { useTyped } from '../../hooks/use-typed.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Select } from '../../ui/select.tsx'
import form from '../festival/entry-form.module.css'
import { readNumber } from './typed-number.ts'
import type { FestivalActions } from './use-festival-desk.ts'

interface PriceDialogProps extends Pick<FestivalDesk, 'festival' | 'sections'> {
  actions: FestivalActions
  onAdd: (rule: PriceRule) => Promise<boolean>
  onClose: () => void
}

/** A special price: for whom, until when, and how much. */
export function PriceDialog({ festival, sections, actions, onAdd, onClose }: PriceDialogProps) {
  const zone = festival.timeZone ?? ownZone()
  const [tournament, choose] = useState('')
  const [sex, setSex] = useState<'' | 'm' | 'w'>('')
  const [until, setUntil] = useState('')
  const { text, field } = useTyped({
    titles: '',
    ratingFrom: '',
    birthFrom: '',
    birthTo: '',
    nthSection: '',
    price: '',
  })
  const numbers = {
    ratingFrom: readNumber(text.ratingFrom),
    birthFrom: readNumber(text.birthFrom),
    birthTo: readNumber(text.birthTo),
    nthSection: readNumber(text.nthSection),
  }
  const percent = /^(\d{1,3}) ?%$/.exec(text.price.trim())?.[1]
  const amount = percent === undefined ? parseMoney(text.price, festival.currency) : null
  const last = until === '' ? null : readStart({ day: until, hour: '23:59' }, zone)
  const isValid = amount !== undefined && last !== undefined && !Object.values(numbers).includes(undefined)
  const number = (name: keyof typeof numbers, maxLength: number) => ({
    ...field(name, maxLength),
    inputMode: 'numeric' as const,
    error: numbers[name] === undefined ? say.wholeNumber() : undefined,
  })
  const rule = (): PriceRule => ({
    tournament: tournament || null,
    titles: text.titles
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
    ...(numbers as Record<keyof typeof numbers, number | null>),
    sex: sex || null,
    until: momentOf(last ?? null) ?? null,
    amount: amount ?? null,
    percent: percent === undefined ? null : Number(percent),
  })
  return (
    <Dialog wide title={say.addPrice()} onClose={onClose}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid) void onAdd(rule()).then((isMade) => isMade && onClose())
        }}
      >
        <div className={form.fields}>
          <Select
            label={sayPages.headSection()}
            value={tournament}
            onChoose={choose}
            choices={[
              { value: '', label: sayPages.allSections() },
              ...sections.map((one) => ({ value: one.tournament, label: one.word })),
            ]}
          />
          <Field
            label={say.priceOrPercent({ currency: festival.currency })}
            hint={say.priceHint()}
            required
            error={text.price !== '' && amount === undefined ? say.amountForm() : undefined}
            {...field('price', 12)}
          />
          <Field label={say.titles()} {...field('titles', 40)} />
          <Field label={say.ratingFrom()} {...number('ratingFrom', MAX_RATING_DIGITS)} />
          <Field label={say.birthFrom()} {...number('birthFrom', 4)} />
          <Field label={say.birthTo()} {...number('birthTo', 4)} />
          <Select
            label={say.whoMayPlay()}
            value={sex}
            onChoose={setSex}
            choices={[
              { value: '', label: say.everybody() },
              { value: 'w', label: say.onlyWomen() },
              { value: 'm', label: say.onlyMen() },
            ]}
          />
          <Field
            label={say.untilDay()}
            hint={say.untilDayHint()}
            type="date"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
          <Field label={say.nthSection()} hint={say.nthSectionHint()} {...number('nthSection', 2)} />
        </div>
        {actions.error && <MessageBar kind="bad">{actions.error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button look="primary" type="submit" disabled={!isValid || text.price.trim() === '' || actions.isBusy}>
            {say.add()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
