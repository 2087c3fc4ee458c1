import * as say from '#words/festivalEntry.js'
import { joinComma } from '#core/text/join-comma.ts'
import type { SectionChoice } from './chosen-sections.ts'
import styles from './entry-form.module.css'
import { conditionText, feeText, placesText } from './section-words.ts'

interface SectionChoicesProps {
  choices: readonly SectionChoice[]
  currency: string
  onToggle: (tournament: string, isOn: boolean) => void
}

/** Sections to choose from, each with its price and why it can’t be chosen. */
export function SectionChoices({ choices, currency, onToggle }: SectionChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{say.sectionsOneOrMore()}</legend>
      {choices.map(({ section, isChosen, refusal, isWaiting, price }) => (
        <label key={section.tournament}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isChosen && refusal !== undefined}
            onChange={(event) => onToggle(section.tournament, event.target.checked)}
          />
          <span>
            <b>
              <bdi>{section.word}</bdi>
            </b>
            <small>
              {refusal ??
                joinComma([
                  conditionText(section),
                  section.timeControl,
                  isWaiting
                    ? say.youWouldWait({ count: section.waiting + 1 })
                    : placesText(section.left, section.waiting),
                ])}
            </small>
          </span>
          <span className={styles.price}>{refusal === undefined || isChosen ? feeText(price, currency) : '–'}</span>
        </label>
      ))}
    </fieldset>
  )
}
