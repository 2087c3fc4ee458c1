import * as say from '#words/seasonDesk.js'
import { seasonEmbedPath } from '#core/addresses/season-paths.ts'
import { iframeHtml } from '#core/embed/snippet.ts'
import type { SeasonDesk } from '#core/rows/season-desk.ts'
import { Snippet } from '../embed/snippet.tsx'

/** Head, column heads and foot of an embedded table, and each of its rows, in pixels. */
const FRAME_HEIGHT = 131
const ROW_HEIGHT = 36

/** What other sites include to show the table of each division. */
export function EmbedPanel({ desk: { league, season, divisions } }: { desk: SeasonDesk }) {
  if (season.stage === 'draft' || season.stage === 'open' || season.stage === 'set') return null
  return divisions.map(({ name, entries }, at) => (
    <Snippet
      key={name}
      title={say.embedTable({ division: name })}
      text={iframeHtml({
        src: `${location.origin}${seasonEmbedPath(league.id, season.id)}${at > 0 ? `?iteration=${at + 1}` : ''}`,
        title: `${league.name}, ${name}`,
        width: '100%',
        height: FRAME_HEIGHT + ROW_HEIGHT * entries.length,
      })}
    />
  ))
}
