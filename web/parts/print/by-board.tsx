import * as say from '#words/print.js'
import { competitorsBefore, type CompetitorBefore } from '#core/standings/competitors-before.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { hasStandings } from '#core/snapshot/rounds.ts'
import { formatPoints } from '#core/text/score.ts'
import { isByePairing, pairings, type Pairing } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import { Fitted } from '../../ui/fitted.tsx'
import { byeText } from '#core/snapshot/bye-text.ts'
import { betweenNames } from '../pairings/result.ts'
import { groupByPool } from '../tournament/by-pool.ts'
import type { SheetFacts } from './sheet-facts.ts'
import { TableSheets, type SheetColumn } from './table-sheets.tsx'

const LINE = 9

/** The pairings of a round by board for the wall, with room for the results of a round in progress. */
export function ByBoardSheets({ facts }: { facts: SheetFacts }) {
  const { snapshot, round } = facts
  const { settings, systems } = snapshot
  const before = competitorsBefore(snapshot, round)
  const hasScores = round > 1 && hasStandings(settings, systems, round)
  const isTeams = settings.competitors === 'team'
  const pools = groupByPool(pairings(snapshot, round))
  const score = { head: say.pointsHead(), width: 12, align: 'center' } as const
  const columns: SheetColumn[] = [
    { head: isTeams ? say.tableHead() : say.boardHead(), width: 13, align: 'center', strong: true },
    { head: isTeams ? say.teamHead() : say.white() },
    ...(hasScores ? [score] : []),
    { head: say.result(), width: 22, align: 'center', strong: true },
    ...(hasScores ? [score] : []),
    { head: isTeams ? say.teamHead() : say.black() },
  ]
  return (
    <TableSheets
      {...{ facts, columns }}
      title={say.roundPairings({ round })}
      line={LINE}
      groups={pools.map(({ pool, rows }) => ({
        title: pools.length > 1 ? poolTitle(settings, systems, round, pool) : undefined,
        rows,
      }))}
      renderRow={(pairing) => {
        const [white, black] = [before[pairing.white]!, before[pairing.black]]
        const points = (side: CompetitorBefore | undefined) =>
          hasScores ? [side && (side.isUnknown ? '–' : formatPoints(side.score))] : []
        return {
          key: pairing.id,
          cells: [
            pairing.board,
            <Player key="white" of={white} showsRating={settings.showRatings} />,
            ...points(white),
            resultText(pairing),
            ...points(black),
            black ? <Player key="black" of={black} showsRating={settings.showRatings} /> : byeText(pairing),
          ],
        }
      }}
    />
  )
}

function Player({ of: { title, name, mark, rating }, showsRating }: { of: CompetitorBefore; showsRating: boolean }) {
  return (
    <Fitted text={[title, name, mark, showsRating && rating > 0 && rating].filter(Boolean).join(' ')}>
      {title && <small>{title} </small>}
      <bdi>{name}</bdi>
      {mark && <small> {mark}</small>}
      {showsRating && rating > 0 && <small> {rating}</small>}
    </Fitted>
  )
}

/** `1 – 0`; a dash until the result is confirmed, to leave room for writing it. */
function resultText(pairing: Pairing): string {
  if (isByePairing(pairing)) return ''
  return pairingStatus(pairing, 0) === 'confirmed' ? betweenNames(pairing) : '–'
}
