import { MAX_PRIZE_TEXT } from '#core/limits/prizes.ts'
import * as say from '#words/prizesDesk.js'
import * as sayPrizes from '#words/prizes.js'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PLUS, X } from '../../../ui/icons.ts'
import input from '../../../ui/input.module.css'
import { emptyPrize, type PrizeDraft } from './category-draft.ts'
import styles from './category-form.module.css'

interface PrizeFieldsProps {
  prizes: readonly PrizeDraft[]
  currency: string
  onChange: (prizes: PrizeDraft[]) => void
}

/** A line for each prize: an amount, a thing, and what the thing counts for. */
export function PrizeFields({ prizes, currency, onChange }: PrizeFieldsProps) {
  const change = (at: number, part: Partial<PrizeDraft>): void => onChange(prizes.with(at, { ...prizes[at]!, ...part }))
  return (
    <fieldset>
      <legend>{say.prizesOf()}</legend>
      <ol className={styles.prizes}>
        {prizes.map(({ amount, thing, worth }, at) => (
          // Lines have no key but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span>{sayPrizes.place({ place: at + 1 })}</span>
            <input
              className={input.input}
              inputMode="decimal"
              placeholder={currency}
              aria-label={say.amountOf({ place: at + 1 })}
              value={amount}
              onChange={(event) => change(at, { amount: event.target.value })}
            />
            <input
              className={input.input}
              maxLength={MAX_PRIZE_TEXT}
              placeholder={say.thing()}
              aria-label={say.thingOf({ place: at + 1 })}
              value={thing}
              onChange={(event) => change(at, { thing: event.target.value })}
            />
            {thing.trim() !== '' && (
              <input
                className={input.input}
                inputMode="decimal"
                placeholder={say.worth()}
                aria-label={say.worthOf({ place: at + 1 })}
                value={worth}
                onChange={(event) => change(at, { worth: event.target.value })}
              />
            )}
            <IconButton
              small
              label={say.removePrize({ place: at + 1 })}
              disabled={prizes.length === 1}
              onClick={() => onChange(prizes.toSpliced(at, 1))}
            >
              <Icon of={X} />
            </IconButton>
          </li>
        ))}
      </ol>
      <div>
        <Button small onClick={() => onChange([...prizes, emptyPrize])}>
          <Icon of={PLUS} size={14} />
          {say.addPrize()}
        </Button>
      </div>
    </fieldset>
  )
}
