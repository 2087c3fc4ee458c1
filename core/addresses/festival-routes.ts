import { FESTIVAL_SECTIONS, FESTIVAL_TABS, type FestivalSectionWord, type FestivalTab } from './festival-paths.ts'
import { isSeasonWord } from './season-routes.ts'

/** Routes of festivals by the form of their words alone. Whether the festival exists is checked later. */
export type FestivalRoute =
  | { page: 'festival'; id: string; section: FestivalSectionWord }
  | { page: 'newFestival' }
  | { page: 'manageFestival'; id: string; tab: FestivalTab }

type FestivalRouteOf<Page extends FestivalRoute['page']> = Extract<FestivalRoute, { page: Page }>

/** Whether a word may be the address of a festival. */
export const isFestivalWord = isSeasonWord

export function festivalRoute({ id, section: word }: { id: string; section?: string }) {
  const section = FESTIVAL_SECTIONS.find((each) => each === (word ?? 'overview'))
  if (!isFestivalWord(id) || section === undefined || word === 'overview') return undefined
  return { page: 'festival', id, section } satisfies FestivalRouteOf<'festival'>
}

export function manageFestivalRoute({ id, tab: word }: { id: string; tab?: string }) {
  const tab = FESTIVAL_TABS.find((each) => each === (word ?? 'desk'))
  if (!isFestivalWord(id) || tab === undefined || word === 'desk') return undefined
  return { page: 'manageFestival', id, tab } satisfies FestivalRouteOf<'manageFestival'>
}
