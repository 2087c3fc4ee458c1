import * as sayPrizes from '#words/prizes.js'
import { amountText } from '#core/prizes/prize-lines.ts'
import type { FestivalPrizes } from '#core/rows/festival-prizes.ts'
import { raceName } from '#core/rows/festival-prize-texts.ts'
import styles from './prize-table.module.css'

/** Printed only, for the prize giving: the last category and its lowest place first, with a column for signatures. */
export function CeremonySheet({ name, prizes }: { name: string; prizes: FestivalPrizes }) {
  const lines = prizes.races.flatMap((race, at) =>
    race.lines.map((line, index) => ({ ...line, key: `${at} ${index}`, race: raceName(race) })),
  )
  return (
    <div className={styles.ceremony}>
      <h2>
        {sayPrizes.ceremony()}, <bdi>{name}</bdi>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{sayPrizes.calledUp()}</th>
            <th scope="col">{sayPrizes.wonHead()}</th>
            <th scope="col">{sayPrizes.amountHead()}</th>
            <th scope="col">{sayPrizes.received()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.toReversed().map(({ key, race, place, winner, amount, thing }) => (
            <tr key={key}>
              <td>
                <bdi>{race}</bdi> {sayPrizes.place({ place })}
              </td>
              <td>
                <bdi>{winner?.name}</bdi>
              </td>
              <td>{amountText(amount, thing, prizes.currency)}</td>
              {/* For the signature. */}
              <td>{'\u00A0'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
