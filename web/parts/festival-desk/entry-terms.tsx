import * as say from '#words/festivalDesk.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { MAX_HOLDER, MAX_IBAN_TYPED } from '#core/limits/festival.ts'
import { isBic, isIban, plainIban, spacedIban } from '#core/festival/reference.ts'
import { CURRENCIES } from '#core/prizes/currencies.ts'
import { momentOf } from '#core/text/start.ts'
import { readStart, writtenStart } from '#core/snapshot/plan-schedule.ts'
import { ownZone } from '../../hooks/time-zones.ts'
import { useTyped } from '../../hooks/use-typed.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import layout from '../../styles/layout.module.css'
import form from '../festival/entry-form.module.css'
import { readNumber, textOf } from './typed-number.ts'
import type { FestivalTabProps } from './tab-props.ts'

const MAX_LINK = 400

/** How people enter: until when, how many, who decides, and where they pay. */
export function EntryTerms({ desk: { festival }, actions }: FestivalTabProps) {
  const zone = festival.timeZone ?? ownZone()
  const [closing, setClosing] = useState(() => writtenStart(festival.entriesUntil, zone))
  const { text, field } = useTyped({
    hallCap: textOf(festival.hallCap),
    holdHours: String(festival.holdHours),
    boardGap: String(festival.boardGap),
    holder: festival.account?.holder ?? '',
    iban: festival.account ? spacedIban(festival.account.iban) : '',
    bic: festival.account?.bic ?? '',
    cardURL: festival.cardURL ?? '',
  })
  const [currency, setCurrency] = useState(festival.currency)
  const [entriesAsk, setAsk] = useState(festival.entriesAsk)
  const [severalMain, setSeveral] = useState(festival.severalMain)
  const until = readStart(closing, zone)
  const hallCap = readNumber(text.hallCap)
  const holdHours = readNumber(text.holdHours)
  const boardGap = readNumber(text.boardGap)
  const hasAccount = text.holder.trim() !== '' || text.iban.trim() !== ''
  const faults = {
    iban: hasAccount && !isIban(plainIban(text.iban)),
    holder: hasAccount && text.holder.trim() === '',
    bic: text.bic.trim() !== '' && !isBic(plainIban(text.bic)),
  }
  const isValid =
    until !== undefined &&
    hallCap !== undefined &&
    holdHours !== undefined &&
    boardGap !== undefined &&
    !Object.values(faults).includes(true)
  const save = () =>
    void actions.change({
      type: 'edit',
      change: {
        entriesUntil: momentOf(until ?? null) ?? null,
        hallCap: hallCap ?? null,
        holdHours: holdHours ?? 0,
        boardGap: boardGap ?? 0,
        entriesAsk,
        severalMain,
        currency,
        account: hasAccount ? { holder: text.holder.trim(), iban: text.iban, bic: text.bic } : null,
        cardURL: text.cardURL.trim() || null,
      },
    })
  return (
    <Panel title={say.entries()}>
      <PanelBody>
        <form
          className={layout.stack}
          onSubmit={(event) => {
            event.preventDefault()
            if (isValid) save()
          }}
        >
          <div className={form.fields}>
            <Field
              label={say.closingDay()}
              type="date"
              value={closing.day}
              onChange={(event) => setClosing({ day: event.target.value, hour: closing.hour || '23:59' })}
            />
            <Field
              label={say.closingHour({ zone })}
              type="time"
              value={closing.hour}
              error={until === undefined ? say.chooseADay() : undefined}
              onChange={(event) => setClosing({ ...closing, hour: event.target.value })}
            />
            <Field
              label={say.hallCap()}
              hint={say.hallCapHint()}
              inputMode="numeric"
              error={hallCap === undefined ? say.wholeNumber() : undefined}
              {...field('hallCap', 4)}
            />
            <Field
              label={say.holdHours()}
              hint={say.holdHoursHint()}
              inputMode="numeric"
              error={holdHours === undefined ? say.wholeNumber() : undefined}
              {...field('holdHours', 3)}
            />
            <Field
              label={say.boardGap()}
              hint={say.boardGapHint()}
              inputMode="numeric"
              error={boardGap === undefined ? say.wholeNumber() : undefined}
              {...field('boardGap', 4)}
            />
            <Select
              label={say.currency()}
              value={currency}
              onChoose={setCurrency}
              choices={CURRENCIES.map((code) => ({ value: code as string, label: code }))}
            />
            <Field
              label={say.accountHolder()}
              error={faults.holder ? say.holderNeeded() : undefined}
              {...field('holder', MAX_HOLDER)}
            />
            <Field
              label={say.iban()}
              hint={say.ibanHint()}
              error={faults.iban ? say.ibanWrong() : undefined}
              {...field('iban', MAX_IBAN_TYPED)}
            />
            <Field label={say.bic()} error={faults.bic ? say.bicWrong() : undefined} {...field('bic', 11)} />
            <Field label={say.cardPage()} hint={say.cardPageHint()} {...field('cardURL', MAX_LINK)} />
          </div>
          <Switch checked={entriesAsk} onSwitch={setAsk}>
            {say.deskAccepts()}
          </Switch>
          <Switch checked={severalMain} onSwitch={setSeveral}>
            {say.severalMainSections()}
          </Switch>
          <div>
            <Button type="submit" look="primary" disabled={!isValid || actions.isBusy}>
              {sayCommon.save()}
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  )
}
