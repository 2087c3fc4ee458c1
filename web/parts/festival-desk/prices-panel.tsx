import * as say from '#words/festivalDesk.js'
import * as sayPages from '#words/festivalPages.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { MAX_PRICE_RULES } from '#core/limits/festival.ts'
import type { PriceRule } from '#core/festival/price.ts'
import { formatMoney } from '#core/prizes/money.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_UP } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import styles from '../season-desk/season-desk.module.css'
import { PriceDialog } from './price-dialog.tsx'
import type { FestivalTabProps } from './tab-props.ts'

/** Special prices in the order in which they are tried: the first that fits counts. */
export function PricesPanel({ desk: { festival, sections }, actions }: FestivalTabProps) {
  const [isAdding, add] = useState(false)
  const { prices, currency } = festival
  const save = (next: PriceRule[]): Promise<boolean> => actions.change({ type: 'edit', change: { prices: next } })
  const wordOf = (tournament: string | null) =>
    sections.find((section) => section.tournament === tournament)?.word ?? sayPages.allSections()
  return (
    <Panel
      title={say.prices()}
      count={prices.length || undefined}
      action={
        prices.length < MAX_PRICE_RULES && (
          <Button small onClick={() => add(true)}>
            {say.addPrice()}
          </Button>
        )
      }
    >
      {prices.length === 0 ? (
        <EmptyState sentence={say.noPrices()}>{say.pricesHint()}</EmptyState>
      ) : (
        <ol className={styles.history}>
          {prices.map((rule, at) => (
            // Two rules may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <p>
                <bdi>{wordOf(rule.tournament)}</bdi>: {conditionsOf(rule)}
                {rule.until !== null && (
                  <>
                    {' '}
                    <T of={say.enteredUntil({ time: <Time at={rule.until} as="plan" /> })} />
                  </>
                )}
              </p>
              <b>
                {rule.amount === null
                  ? say.percentOfFee({ percent: rule.percent ?? 100 })
                  : rule.amount === 0
                    ? sayPages.noFee()
                    : formatMoney(rule.amount, currency)}
              </b>
              {at > 0 && (
                <IconButton
                  small
                  label={say.tryEarlier()}
                  disabled={actions.isBusy}
                  onClick={() => void save(prices.toSpliced(at, 1).toSpliced(at - 1, 0, rule))}
                >
                  <Icon of={CHEVRON_UP} />
                </IconButton>
              )}
              <Button small disabled={actions.isBusy} onClick={() => void save(prices.toSpliced(at, 1))}>
                {sayCommon.remove()}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {isAdding && (
        <PriceDialog
          festival={festival}
          sections={sections}
          actions={actions}
          onAdd={(rule) => save([...prices, rule])}
          onClose={() => add(false)}
        />
      )}
    </Panel>
  )
}

const conditionsOf = ({ titles, ratingFrom, birthFrom, birthTo, sex, nthSection }: PriceRule): string =>
  joinComma([
    titles.join(' '),
    ratingFrom !== null && sayPages.ratedFrom({ from: ratingFrom }),
    birthFrom !== null && sayPages.bornFrom({ year: String(birthFrom) }),
    birthTo !== null && sayPages.bornTo({ year: String(birthTo) }),
    sex === 'w' && sayPages.women(),
    sex === 'm' && sayPages.men(),
    nthSection !== null && say.fromNthSection({ nth: nthSection }),
  ]) || say.everybody()
