import * as say from '#words/festivalDesk.js'
import * as sayPages from '#words/festivalPages.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { PAYMENT_WAYS } from '#core/festival/payments.ts'
import { nameOfPerson } from '#core/festival/person.ts'
import { isLeft } from '#core/festival/waiting.ts'
import { formatMoney, plainMoney } from '#core/prizes/money.ts'
import type { DeskPayment, DeskPerson } from '#core/rows/festival-rows.ts'
import { csv } from '#core/text/csv.ts'
import { looseName } from '#core/text/fold.ts'
import { festivalDeskQueries } from '../../api/festival-desk.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import table from '../../ui/table.module.css'
import pages from '../festival/festival.module.css'
import styles from '../season-desk/season-desk.module.css'
import { PayDialog } from './pay-dialog.tsx'
import { MONEY_WORDS, WAY_WORDS } from './place-words.ts'
import type { FestivalTabProps } from './tab-props.ts'

/** Who owes what, who paid, and how. */
export function FeesPanel({ desk, actions }: FestivalTabProps) {
  const { festival, sections } = desk
  const { data, error, refetch } = useQuery(festivalDeskQueries.register(festival.id))
  const [text, setText] = useState('')
  const [shows, show] = useState<'open' | 'all'>('open')
  const [paying, pay] = useState<number>()
  if (!data && !error) return <Skeleton rows={8} />
  const people = data?.people ?? []
  const open = people.filter(isOpen)
  const sought = looseName(text.trim())
  const shown = (shows === 'open' ? open : people).filter((person) =>
    looseName(`${nameOfPerson(person)} ${person.reference}`).includes(sought),
  )
  const amount = (value: number) => formatMoney(value, festival.currency)
  const wordOf = new Map(sections.map(({ tournament, word }) => [tournament, word]))
  const sum = (of: 'due' | 'paid') => people.reduce((total, { money }) => total + money[of], 0)
  const payer = people.find(({ no }) => no === paying)
  return (
    <Panel
      title={say.fees()}
      count={say.openCount({ count: open.length })}
      action={
        people.length > 0 && (
          <Button
            small
            onClick={() =>
              saveFile(`${festival.id}-fees.csv`, 'text/csv', feesCsv(people, data!.payments, festival.currency))
            }
          >
            {say.csv()}
          </Button>
        )
      }
    >
      {error && !data && <ErrorPanel what={say.couldntLoad()} why={error.message} onRetry={() => void refetch()} />}
      {people.length === 0 ? (
        <EmptyState sentence={sayPages.nobodyYet()}>{say.feesAppearHere()}</EmptyState>
      ) : (
        <>
          <div className={pages.bar}>
            <SearchBox label={say.nameOrReference()} value={text} onSearch={setText} />
            <Segmented
              label={say.show()}
              value={shows}
              onChoose={show}
              choices={[
                { value: 'open', label: say.showOpen({ count: open.length }) },
                { value: 'all', label: say.showAll({ count: people.length }) },
              ]}
            />
          </div>
          <table className={classes(table.table, table.tucked, styles.table)}>
            <caption className={layout.heard}>{say.fees()}</caption>
            <thead>
              <tr>
                <th scope="col">{sayPages.name()}</th>
                <th scope="col" className={styles.wide}>
                  {sayPages.headSection()}
                </th>
                <th scope="col" className={table.num}>
                  {say.due()}
                </th>
                <th scope="col" className={classes(table.num, styles.wide)}>
                  {say.paid()}
                </th>
                <th scope="col">
                  <span className={layout.heard}>{say.headActs()}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((person) => (
                <tr key={person.no}>
                  <td className={styles.name}>
                    <bdi>{nameOfPerson(person)}</bdi>
                    <small className={styles.meta}>
                      {person.reference} · {MONEY_WORDS[person.money.state]()}
                    </small>
                  </td>
                  <td className={classes(styles.wide, styles.meta)}>
                    {person.places
                      .filter((place) => !isLeft(place))
                      .map(({ section }) => wordOf.get(section))
                      .join(', ')}
                  </td>
                  <td className={table.num}>{amount(person.money.due)}</td>
                  <td className={classes(table.num, styles.wide)}>{amount(person.money.paid)}</td>
                  <td>
                    <span className={styles.acts}>
                      <Button
                        small
                        onClick={() => pay(person.no)}
                        aria-label={say.payOf({ name: nameOfPerson(person) })}
                      >
                        {say.payments()}
                      </Button>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className={pages.sum}>
                <td>{say.sumOfAll()}</td>
                <td className={classes(styles.wide, styles.meta)}>
                  {PAYMENT_WAYS.map((way) => [way, sumOf(data!.payments, way)] as const)
                    .filter(([, value]) => value !== 0)
                    .map(([way, value]) => `${WAY_WORDS[way]()} ${amount(value)}`)
                    .join(' · ')}
                </td>
                <td className={table.num}>{amount(sum('due'))}</td>
                <td className={classes(table.num, styles.wide)}>{amount(sum('paid'))}</td>
                <td aria-hidden="true" />
              </tr>
            </tfoot>
          </table>
          {shown.length === 0 && <EmptyState sentence={say.nothingOpen()} />}
        </>
      )}
      {payer && (
        <PayDialog
          person={payer}
          payments={data!.payments.filter(({ person }) => person === payer.no)}
          currency={festival.currency}
          actions={actions}
          onClose={() => pay(undefined)}
        />
      )}
    </Panel>
  )
}

const isOpen = ({ money: { state } }: DeskPerson): boolean => state === 'due' || state === 'part' || state === 'over'

const sumOf = (payments: readonly DeskPayment[], way: DeskPayment['way']): number =>
  payments.reduce((total, payment) => total + (payment.way === way ? payment.amount : 0), 0)

/** Heads of files stay English, for programs. */
const feesCsv = (people: readonly DeskPerson[], payments: readonly DeskPayment[], currency: string): string =>
  csv([
    ['No', 'Name', 'Reference', 'Due', 'Paid', 'State', 'Ways', 'Currency'],
    ...people.map((person) => [
      person.no,
      nameOfPerson(person),
      person.reference,
      plainMoney(person.money.due, currency),
      plainMoney(person.money.paid, currency),
      person.money.state,
      payments
        .filter((payment) => payment.person === person.no)
        .map(({ way, day }) => `${way} ${day}`)
        .join('; '),
      currency,
    ]),
  ])
