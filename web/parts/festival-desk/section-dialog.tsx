import * as say from '#words/festivalDesk.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { MAX_RATING_DIGITS } from '#core/limits/event.ts'
import { MAX_SECTION_WORD } from '#core/limits/festival.ts'
import { federation } from '#core/people/federations.ts'
import { parseMoney, plainMoney } from '#core/prizes/money.ts'
import type { DeskSection } from '#core/rows/festival-rows.ts'
import { useTyped } from '../../hooks/use-typed.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import layout from '../../styles/layout.module.css'
import form from '../festival/entry-form.module.css'
import { readNumber, textOf } from './typed-number.ts'
import type { FestivalActions } from './use-festival-desk.ts'

interface SectionDialogProps {
  section: DeskSection
  currency: string
  actions: FestivalActions
  onClose: () => void
}

/** A section’s settings in the festival: name, places, boards, fee, and who may play. */
export function SectionDialog({ section, currency, actions, onClose }: SectionDialogProps) {
  const { rule } = section
  const { text, field } = useTyped({
    word: section.word,
    cap: textOf(section.cap),
    firstBoard: textOf(section.firstBoard),
    fee: plainMoney(section.fee, currency),
    ratingFrom: textOf(rule.ratingFrom),
    ratingTo: textOf(rule.ratingTo),
    birthFrom: textOf(rule.birthFrom),
    birthTo: textOf(rule.birthTo),
    federations: rule.federations.join(' '),
  })
  const [kind, setKind] = useState(section.kind)
  const [sex, setSex] = useState<'' | 'm' | 'w'>(rule.sex ?? '')
  const [unrated, setUnrated] = useState(rule.unrated)
  const [playingUp, setPlayingUp] = useState(rule.playingUp)
  const fee = parseMoney(text.fee.trim() || '0', currency)
  const numbers = {
    cap: readNumber(text.cap),
    firstBoard: readNumber(text.firstBoard),
    ratingFrom: readNumber(text.ratingFrom),
    ratingTo: readNumber(text.ratingTo),
    birthFrom: readNumber(text.birthFrom),
    birthTo: readNumber(text.birthTo),
  }
  const codes = text.federations.split(/[\s,;]+/).filter(Boolean)
  const known = codes.map((code) => federation(code))
  const isValid =
    text.word.trim() !== '' &&
    fee !== undefined &&
    Object.values(numbers).every((value) => value !== undefined) &&
    known.every((code) => code !== undefined)
  const number = (name: keyof typeof numbers, maxLength: number) => ({
    ...field(name, maxLength),
    inputMode: 'numeric' as const,
    error: numbers[name] === undefined ? say.wholeNumber() : undefined,
  })
  const save = async (): Promise<void> => {
    const { cap, firstBoard, ...bounds } = numbers as Record<keyof typeof numbers, number | null>
    const isMade = await actions.change({
      type: 'changeSection',
      tournament: section.tournament,
      change: {
        word: text.word.trim(),
        kind,
        cap,
        firstBoard,
        fee: fee ?? 0,
        rule: {
          ...bounds,
          sex: sex || null,
          federations: known.filter((code) => code !== undefined),
          unrated,
          playingUp,
        },
      },
    })
    if (isMade) onClose()
  }
  return (
    <Dialog wide title={say.settingsOf({ section: section.word })} onClose={onClose}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid) void save()
        }}
      >
        <div className={form.fields}>
          <Field label={say.shortName()} hint={say.shortNameHint()} required {...field('word', MAX_SECTION_WORD)} />
          <Select
            label={say.kind()}
            value={kind}
            onChoose={setKind}
            choices={[
              { value: 'main', label: say.mainSection() },
              { value: 'side', label: say.sideEvent() },
            ]}
          />
          <Field label={say.cap()} hint={say.capHint()} {...number('cap', 4)} />
          <Field label={say.firstBoard()} hint={say.firstBoardHint()} {...number('firstBoard', 4)} />
          <Field
            label={say.fee({ currency })}
            inputMode="decimal"
            error={fee === undefined ? say.amountForm() : undefined}
            {...field('fee', 12)}
          />
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
          <Field label={say.ratingFrom()} {...number('ratingFrom', MAX_RATING_DIGITS)} />
          <Field label={say.ratingTo()} {...number('ratingTo', MAX_RATING_DIGITS)} />
          <Field label={say.birthFrom()} {...number('birthFrom', 4)} />
          <Field label={say.birthTo()} {...number('birthTo', 4)} />
          <Field
            label={say.federations()}
            hint={say.federationsHint()}
            error={known.includes(undefined) ? say.unknownFederation() : undefined}
            {...field('federations', 80)}
          />
        </div>
        <Switch checked={unrated} onSwitch={setUnrated}>
          {say.unratedMayPlay()}
        </Switch>
        <Switch checked={playingUp} onSwitch={setPlayingUp}>
          {say.mayPlayUp()}
        </Switch>
        {actions.error && <MessageBar kind="bad">{actions.error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button look="primary" type="submit" disabled={!isValid || actions.isBusy}>
            {sayCommon.save()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
