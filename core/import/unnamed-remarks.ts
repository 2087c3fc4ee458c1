import * as say from '#words/coreImport.js'
import { joinAnd } from '../text/join-and.ts'
import { isFault } from '../trf/fault.ts'
import { parseTrf } from '../trf/parse.ts'
import { unnamedSettings } from '../trf/unnamed-settings.ts'
import type { SettingGroup } from '../snapshot/settings-of-import.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'
import type { Remark } from './problem.ts'
import { textOfLines, type ReportLine } from './report.ts'

const WORDS: Record<SettingGroup, (settings: Settings) => string> = {
  rounds: ({ totalRounds }) => say.unnamedRounds({ totalRounds: totalRounds ?? 0 }),
  points: ({ winReward, drawReward, lossReward }) =>
    say.unnamedPoints({ win: winReward, draw: drawReward, loss: lossReward }),
  absence: ({ absenceReward }) => say.unnamedAbsence({ points: absenceReward }),
  bye: ({ byeReward }) => say.unnamedBye({ points: byeReward }),
  'tie-breaks': ({ tieBreaks }) => say.unnamedTieBreaks({ codes: tieBreaks.join(', ') }),
}

/** Settings that a file in the middle of an event doesn’t name. */
export function unnamedRemarks(lines: ReportLine[], { round, settings }: Snapshot): Remark[] {
  const trf = parseTrf(textOfLines(lines))
  if (round === 0 || isFault(trf)) return []
  const unnamed = unnamedSettings(trf, settings.competitors).map((group) => WORDS[group](settings))
  if (unnamed.length === 0) return []
  return [
    {
      lines: [],
      text: say.unnamed({ settings: joinAnd(unnamed) }),
    },
  ]
}
