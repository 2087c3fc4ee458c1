import { pathOf } from './paths.ts'

/** The word after `/f/{festival}/`; the overview has none. */
export const FESTIVAL_SECTIONS = ['overview', 'pairings', 'entries', 'prizes', 'join'] as const
export type FestivalSectionWord = (typeof FESTIVAL_SECTIONS)[number]

/** The word after `/manage/f/{festival}/`; the desk has none. */
export const FESTIVAL_TABS = ['desk', 'people', 'door', 'fees', 'prizes', 'reports', 'settings', 'history'] as const
export type FestivalTab = (typeof FESTIVAL_TABS)[number]

export const festivalPath = (festival: string, section: FestivalSectionWord = 'overview'): string =>
  `/f${pathOf(festival, ...(section === 'overview' ? [] : [section]))}`

/** One’s own entry. Browsers send nobody what is behind `#`, so the secret reaches no log. */
export const ownEntryPath = (festival: string, secret: string): string => `${festivalPath(festival, 'join')}#${secret}`

export const manageFestivalPath = (festival: string, tab: FestivalTab = 'desk'): string =>
  `/manage/f${pathOf(festival, ...(tab === 'desk' ? [] : [tab]))}`

export const newFestivalPath = (): string => '/manage/f'
