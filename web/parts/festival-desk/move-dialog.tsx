import * as say from '#words/festivalDesk.js'
import * as sayPages from '#words/festivalPages.js'
import { useState } from 'react'
import { movePlan } from '#core/festival/move-plan.ts'
import { nameOfPerson } from '#core/festival/person.ts'
import { isLeft } from '#core/festival/waiting.ts'
import { formatMoney } from '#core/prizes/money.ts'
import type { DeskPerson, DeskPlace } from '#core/rows/festival-rows.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Select } from '../../ui/select.tsx'
import type { FestivalTabProps } from './tab-props.ts'

interface MoveDialogProps extends FestivalTabProps {
  person: DeskPerson
  place: DeskPlace
  onClose: () => void
}

/** Moves a person to another section, with what follows there and here. */
export function MoveDialog({ person, place, desk, actions, onClose }: MoveDialogProps) {
  const { festival, sections } = desk
  const others = sections.filter(
    ({ tournament }) => !person.places.some((one) => one.section === tournament && !isLeft(one)),
  )
  const [to, choose] = useState(others[0]?.tournament ?? '')
  const from = sections.find(({ tournament }) => tournament === place.section)
  const target = others.find(({ tournament }) => tournament === to)
  const nth = person.places.filter((one) => one.section !== place.section && !isLeft(one)).length + 1
  const plan = from && target && movePlan(festival.prices, person, place, from, target, nth)
  const name = nameOfPerson(person)
  return (
    <Dialog title={say.moveName({ name })} onClose={onClose}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void actions
            .register({ type: 'move', no: person.no, from: place.section, to })
            .then((isMade) => isMade && onClose())
        }}
      >
        <p>{say.from({ section: from?.word ?? '' })}</p>
        <Select
          label={say.to()}
          value={to}
          onChoose={choose}
          choices={others.map(({ tournament, word }) => ({ value: tournament, label: word }))}
        />
        {plan && target && (
          <ul>
            <li>{plan.leaves === 'removed' ? say.leavesList() : say.isWithdrawn({ round: plan.withdrawnFrom })}</li>
            {plan.byes > 0 && <li>{say.missedRounds({ count: plan.byes, section: target.word })}</li>}
            {plan.isOverCap && (
              <li>
                {say.overTheCap({ section: target.word })}{' '}
                {target.waiting > 0 && sayPages.isFull({ waiting: target.waiting })}
              </li>
            )}
            <li>
              {plan.difference === 0
                ? say.samePrice()
                : plan.difference > 0
                  ? say.dearer({ amount: formatMoney(plan.difference, festival.currency) })
                  : say.cheaper({ amount: formatMoney(-plan.difference, festival.currency) })}
            </li>
          </ul>
        )}
        {actions.error && <MessageBar kind="bad">{actions.error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button look="primary" type="submit" disabled={!target || actions.isBusy}>
            {say.move()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
