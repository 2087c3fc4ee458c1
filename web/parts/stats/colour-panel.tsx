import * as say from '#words/stats.js'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { colourResults } from './colour-results.ts'
import styles from './colour-panel.module.css'

const SHARES = { White: say.whiteShare, Drawn: say.drawnShare, Black: say.blackShare }

/** Shares of White wins, draws and Black wins. Renders nothing before the first game is over. */
export function ColourPanel({ snapshot }: { snapshot: Snapshot }) {
  const results = colourResults(snapshot)
  const games = results.White + results.Drawn + results.Black
  if (games === 0) return null
  const parts = Object.entries(results) as [keyof typeof SHARES, number][]
  return (
    <Panel title={say.colours()} count={say.gameCount({ count: games })}>
      <PanelBody>
        <div
          className={styles.bar}
          role="img"
          aria-label={say.heardColours({ white: results.White, drawn: results.Drawn, black: results.Black })}
        >
          {parts.map(
            ([who, count]) =>
              count > 0 && (
                <span key={who} className={styles[who]} style={{ flex: count }}>
                  {Math.round((100 * count) / games)}%
                </span>
              ),
          )}
        </div>
        <p className={styles.words}>
          {parts.map(([who, count]) => (
            <span key={who}>{SHARES[who]({ count })}</span>
          ))}
        </p>
      </PanelBody>
    </Panel>
  )
}
