import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { colourResults } from './colour-results.ts'
import styles from './colour-panel.module.css'

/** Shares of White wins, draws and Black wins. Renders nothing before the first game is over. */
export function ColourPanel({ snapshot }: { snapshot: Snapshot }) {
  const results = colourResults(snapshot)
  const games = results.White + results.Drawn + results.Black
  if (games === 0) return null
  const parts = Object.entries(results)
  return (
    <Panel title="Colours" count={`${games} game${games === 1 ? '' : 's'}`}>
      <PanelBody>
        <div
          className={styles.bar}
          role="img"
          aria-label={`White won ${results.White}, drawn ${results.Drawn}, Black won ${results.Black}`}
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
            <span key={who}>
              {who} {count}
            </span>
          ))}
        </p>
      </PanelBody>
    </Panel>
  )
}
