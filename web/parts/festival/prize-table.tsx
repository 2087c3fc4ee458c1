import * as say from '#words/festivalPrizes.js'
import * as sayPrizes from '#words/prizes.js'
import { amountText } from '#core/prizes/prize-lines.ts'
import type { FestivalPrizes, PrizeWinner } from '#core/rows/festival-prizes.ts'
import { lineTexts, raceName, raceTexts } from '#core/rows/festival-prize-texts.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { conditionTexts } from '../prizes/condition-texts.ts'
import styles from '../prizes/prizes.module.css'
import { cardOf } from './section-words.ts'

/** Every prize with its winner as things stand, first those over sections, then those of each section. */
export function FestivalPrizeTable({ prizes }: { prizes: FestivalPrizes }) {
  return (
    <table className={classes(table.table, styles.list)}>
      <caption className={layout.heard}>{sayPrizes.allPrizes()}</caption>
      <thead>
        <tr>
          <th scope="col">{sayPrizes.prizeHead()}</th>
          <th scope="col" className={table.num}>
            {sayPrizes.amountHead()}
          </th>
          <th scope="col">{prizes.isOver ? sayPrizes.wonHead() : sayPrizes.nowHead()}</th>
          <th scope="col" className={styles.whyHead}>
            {sayPrizes.whyHead()}
          </th>
        </tr>
      </thead>
      {prizes.races.map((race, at) => (
        // Two categories may be equal.
        // oxlint-disable-next-line react/no-array-index-key
        <tbody key={at}>
          <tr className={styles.category}>
            <th scope="rowgroup" colSpan={4}>
              <span dir="auto">{raceName(race)}</span>
              <small>
                {[...raceTexts(race), ...conditionTexts(race.category, prizes.year)].map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </small>
            </th>
          </tr>
          {race.lines.map((line, index) => {
            const why = lineTexts(prizes, race, line)
            return (
              // Several may share a place.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={`${line.place} ${index}`}>
                <td>{sayPrizes.place({ place: line.place })}</td>
                <td className={classes(table.num, styles.amount)}>
                  <span dir="auto">{amountText(line.amount, line.thing, prizes.currency)}</span>
                </td>
                <td className={styles.who}>
                  {line.winner ? (
                    <Winner winner={line.winner} isOwn={race.section !== null} />
                  ) : (
                    <span className={styles.nobody}>{race.hasBegun ? sayPrizes.unclaimed() : say.notBegun()}</span>
                  )}
                  <Reasons texts={why} className={styles.whyBelow} />
                </td>
                <td className={styles.why}>
                  <Reasons texts={why} />
                </td>
              </tr>
            )
          })}
        </tbody>
      ))}
    </table>
  )
}

/** `isOwn`: of a section’s own prizes, so that the section need not be named. */
function Winner({ winner, isOwn }: { winner: PrizeWinner; isOwn: boolean }) {
  const { name, title, nationality, section, word, no } = winner
  return (
    <span className={styles.winner}>
      <Flag code={nationality} />
      {title && <small>{title}</small>}
      {section !== null && no !== null ? (
        <a href={localPath(cardOf({ section, no }))}>
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
      {!isOwn && word !== null && (
        <small className={styles.nobody}>
          <bdi>{word}</bdi>
        </small>
      )}
    </span>
  )
}

function Reasons({ texts, className }: { texts: readonly string[]; className?: string | undefined }) {
  if (texts.length === 0) return null
  return (
    <span className={classes(styles.reasons, className)}>
      {texts.map((text) => (
        <span key={text} dir="auto">
          {text}
        </span>
      ))}
    </span>
  )
}
