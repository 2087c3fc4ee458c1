import * as say from '#words/seasonPages.js'
import type { NextFixture } from '#core/rows/season-table.ts'
import { useTimes } from '../../ui/time.tsx'

/** `v Brno` at home, `at Brno` away; the title has the time. */
export function NextCell({ next, names }: { next: NextFixture | null; names: ReadonlyMap<number, string> }) {
  const times = useTimes()
  if (!next) return null
  const words = { opponent: names.get(next.opponent) ?? '' }
  return (
    <span title={next.start === null ? undefined : times(next.start, 'plan')}>
      {next.isHome ? say.nextHome(words) : say.nextAway(words)}
    </span>
  )
}
