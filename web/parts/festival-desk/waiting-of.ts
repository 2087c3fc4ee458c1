import * as say from '#words/festivalDesk.js'
import * as sayDesk from '#words/desk.js'
import { manageFestivalPath } from '#core/addresses/festival-paths.ts'
import { managePath } from '#core/addresses/paths.ts'
import type { FestivalDesk } from '#core/rows/festival-rows.ts'

export interface WaitingTask {
  key: string
  title: string
  text: string
  label: string
  href: string
}

/** What waits for those who run a festival, section by section; nothing unless visitors see the festival. */
export const waitingOf = ({ festival, sections }: FestivalDesk): WaitingTask[] =>
  festival.stage === 'public' ? sections.flatMap((section) => tasksOf(festival.id, section)) : []

function tasksOf(festival: string, section: FestivalDesk['sections'][number]): WaitingTask[] {
  const { tournament, word, state, round, pairings, finished, waiting, left } = section
  const tasks: WaitingTask[] = []
  const add = (kind: string, task: Omit<WaitingTask, 'key'>): void =>
    void tasks.push({ key: `${tournament} ${kind}`, ...task })
  if (state === 'draft')
    add('draft', {
      title: say.isDraft({ section: word }),
      text: say.draftIsHidden(),
      label: say.desk(),
      href: managePath(tournament),
    })
  if (state === 'between')
    add('round', {
      title: say.canBeDrawn({ section: word, round: round + 1 }),
      text: say.allIn({ round }),
      label: say.nextRound(),
      href: managePath(tournament),
    })
  if (state === 'playing' && finished < pairings)
    add('results', {
      title: say.resultsMissing({ section: word, count: pairings - finished }),
      text: say.inRound({ round }),
      label: sayDesk.tabResults(),
      href: managePath(tournament, 'results'),
    })
  if (waiting > 0 && left !== null && left > 0)
    add('places', {
      title: say.waitForPlace({ section: word, count: waiting }),
      text: say.placesFree({ count: left }),
      label: say.people(),
      href: manageFestivalPath(festival, 'people'),
    })
  return tasks
}
