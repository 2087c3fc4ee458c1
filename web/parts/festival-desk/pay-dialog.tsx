import * as say from '#words/festivalDesk.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { MAX_MONEY_TEXT, MAX_PAYMENT_NOTE } from '#core/limits/festival.ts'
import { PAYMENT_WAYS, type PaymentWay } from '#core/festival/payments.ts'
import { nameOfPerson } from '#core/festival/person.ts'
import { formatMoney, parseMoney, plainMoney } from '#core/prizes/money.ts'
import type { DeskPayment, DeskPerson } from '#core/rows/festival-rows.ts'
import { dayInUtc } from '#core/text/start.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Time } from '../../ui/time.tsx'
import form from '../festival/entry-form.module.css'
import styles from '../season-desk/season-desk.module.css'
import { MONEY_WORDS, WAY_WORDS } from './place-words.ts'
import type { FestivalActions } from './use-festival-desk.ts'

interface PayDialogProps {
  person: DeskPerson
  payments: readonly DeskPayment[]
  currency: string
  actions: FestivalActions
  onClose: () => void
}

/** A person’s payments, and a new one by hand. */
export function PayDialog({ person, payments, currency, actions, onClose }: PayDialogProps) {
  const { due, paid, state } = person.money
  const [text, setText] = useState(plainMoney(Math.abs(due - paid), currency))
  const [isBack, setBack] = useState(paid > due)
  const [way, chooseWay] = useState<PaymentWay>('cash')
  const [day, setDay] = useState<string>(() => dayInUtc(Date.now()))
  const [note, setNote] = useState('')
  const amount = parseMoney(text, currency)
  const isValid = amount !== undefined && amount > 0 && day !== ''
  return (
    <Dialog title={nameOfPerson(person)} onClose={onClose}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isValid) return
          void actions
            .register({
              type: 'pay',
              no: person.no,
              amount: isBack ? -amount : amount,
              way,
              day,
              note: note.trim() || null,
            })
            .then((isMade) => isMade && onClose())
        }}
      >
        <p>
          {say.dueAndPaid({ due: formatMoney(due, currency), paid: formatMoney(paid, currency) })}{' '}
          {MONEY_WORDS[state]()}
        </p>
        {payments.map((payment) => (
          <div key={payment.no} className={styles.step}>
            <p>
              {payment.amount < 0 && '−'}
              {formatMoney(Math.abs(payment.amount), currency)} {WAY_WORDS[payment.way]()},{' '}
              <Time at={payment.day} as="date" />
              {payment.note && <span dir="auto"> {payment.note}</span>}
            </p>
            <Button
              small
              disabled={actions.isBusy}
              onClick={() => void actions.register({ type: 'removePayment', payment: payment.no })}
            >
              {sayCommon.remove()}
            </Button>
          </div>
        ))}
        <div className={form.fields}>
          <Field
            label={say.amount({ currency })}
            inputMode="decimal"
            maxLength={MAX_MONEY_TEXT}
            value={text}
            error={amount === undefined ? say.amountForm() : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          <Select
            label={say.way()}
            value={way}
            onChoose={chooseWay}
            choices={PAYMENT_WAYS.map((one) => ({ value: one, label: WAY_WORDS[one] }))}
          />
          <Field label={say.day()} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
          <Field
            label={say.paymentNote()}
            maxLength={MAX_PAYMENT_NOTE}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        <Switch checked={isBack} onSwitch={setBack}>
          {say.paidBack()}
        </Switch>
        {actions.error && <MessageBar kind="bad">{actions.error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button look="primary" type="submit" disabled={!isValid || actions.isBusy}>
            {say.enterPayment()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
