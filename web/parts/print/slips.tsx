import * as say from '#words/print.js'
import { competitorsBefore, type CompetitorBefore } from '#core/standings/competitors-before.ts'
import { classes } from '../../ui/classes.ts'
import { isByePairing, pairings } from '#core/snapshot/pairing.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { Fitted } from '../../ui/fitted.tsx'
import type { SheetFacts } from './sheet-facts.ts'
import sheet from './sheet.module.css'
import styles from './slips.module.css'

const ON_A_PAGE = 8

/** A result slip for each board, to be signed. Slips are placed so that a cut stack of pages is in board order. */
export function Slips({ facts }: { facts: SheetFacts }) {
  const { snapshot, round, paper } = facts
  const before = competitorsBefore(snapshot, round)
  const boards = pairings(snapshot, round).filter((pairing) => !isByePairing(pairing))
  const pages = Math.ceil(boards.length / ON_A_PAGE)
  const isMatch = snapshot.settings.gamePointTotal > 1
  const isTeams = snapshot.settings.competitors === 'team'
  return Array.from({ length: pages }, (_, page) => (
    <section
      key={page}
      className={classes(sheet.sheet, sheet[paper], styles.page)}
      aria-label={say.resultSlipsPage({ page: page + 1, pages })}
    >
      {Array.from({ length: ON_A_PAGE }, (_, place) => boards[place * pages + page]).map(
        (board) =>
          board && (
            <article key={board.id} className={styles.slip}>
              <header>
                <span>{snapshot.name}</span>
                <span>{facts.roundLabel}</span>
              </header>
              <b className={styles.board}>{placeLabel(isTeams, board.board)}</b>
              <Side of={before[board.white]!} colour={isTeams ? undefined : say.white()} />
              <Side of={before[board.black]!} colour={isTeams ? undefined : say.black()} />
              <p className={styles.results}>
                {isMatch
                  ? say.result()
                  : ['1–0', '½–½', '0–1'].map((each) => (
                      <span key={each} dir="ltr">
                        {each}
                      </span>
                    ))}
                {isMatch && <i />}
              </p>
              <footer>{say.printed({ time: facts.printed })}</footer>
            </article>
          ),
      )}
    </section>
  ))
}

/** One side, with a line for its signature. */
function Side({ of: { name, mark, rating }, colour }: { of: CompetitorBefore; colour: string | undefined }) {
  return (
    <p className={styles.side}>
      <Fitted text={[colour, name, mark, rating > 0 && rating].filter(Boolean).join(' ')}>
        {colour && <small>{colour} </small>}
        <bdi>{name}</bdi>
        {mark && <small> {mark}</small>}
        {rating > 0 && <small> {rating}</small>}
      </Fitted>
      <i aria-hidden="true" />
    </p>
  )
}
