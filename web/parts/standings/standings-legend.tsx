import { BONUS, PROVISIONAL } from './round-cell.ts'
import { CrosstableCell } from './crosstable-cell.tsx'
import legend from '../tournament/legend.module.css'

export function StandingsLegend({
  team,
  bonuses,
  provisional,
  qualify,
}: {
  team: boolean
  bonuses: boolean
  provisional: boolean
  /** Number of qualifying places. */
  qualify: number | null
}) {
  const start = { round: 0, bonus: false, colour: 'White', title: '' } as const
  return (
    <p className={legend.legend}>
      <span>
        <CrosstableCell cell={{ ...start, kind: 'win', figure: '1', no: 12 }} href="" />
        Won with White{team && ' on board 1'} against No. 12
      </span>
      <span>
        <CrosstableCell cell={{ ...start, kind: 'draw', figure: '½', no: 3, colour: 'Black' }} href="" />
        Drew with Black
      </span>
      <span>
        <CrosstableCell cell={{ ...start, kind: 'loss', figure: '0', no: 1 }} href="" />
        Lost
      </span>
      {provisional && (
        <span>
          <CrosstableCell cell={{ ...start, kind: 'win', figure: '1', no: 4, provisional }} href="" />
          {PROVISIONAL}
        </span>
      )}
      {qualify && <span>Above the green line: the first {qualify} qualify</span>}
      {bonuses && <span>* {BONUS}</span>}
    </p>
  )
}
