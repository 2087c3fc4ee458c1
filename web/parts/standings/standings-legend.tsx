import * as say from '#words/standings.js'
import * as sayPresent from '#words/asItStands.js'
import { CrosstableCell } from './crosstable-cell.tsx'
import legend from '../tournament/legend.module.css'

export function StandingsLegend({
  team,
  bonuses,
  provisional,
  qualify,
  running,
}: {
  team: boolean
  bonuses: boolean
  provisional: boolean
  /** Number of qualifying places. */
  qualify: number | null
  /** Whether running matches count. */
  running: boolean
}) {
  const start = { round: 0, bonus: false, colour: 'White', title: '' } as const
  return (
    <p className={legend.legend}>
      <span>
        <CrosstableCell cell={{ ...start, kind: 'win', figure: '1', no: 12 }} href="" />
        {team ? say.legendWinOfTeam() : say.legendWin()}
      </span>
      <span>
        <CrosstableCell cell={{ ...start, kind: 'draw', figure: '½', no: 3, colour: 'Black' }} href="" />
        {say.drewWithBlack()}
      </span>
      <span>
        <CrosstableCell cell={{ ...start, kind: 'loss', figure: '0', no: 1 }} href="" />
        {say.lost()}
      </span>
      {running && (
        <>
          <span>
            <CrosstableCell cell={{ ...start, kind: 'open', figure: '5½–6½', running: 'open' }} href="" />
            {sayPresent.legendRunning()}
          </span>
          <span>
            <CrosstableCell cell={{ ...start, kind: 'open', figure: '9–5', running: 'won' }} href="" />
            {sayPresent.legendWon()}
          </span>
        </>
      )}
      {provisional && (
        <span>
          <CrosstableCell cell={{ ...start, kind: 'win', figure: '1', no: 4, provisional }} href="" />
          {say.provisional()}
        </span>
      )}
      {qualify && <span>{say.qualifyingLine({ qualify })}</span>}
      {bonuses && <span>* {say.bonusGranted()}</span>}
    </p>
  )
}
