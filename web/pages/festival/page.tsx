import type { ComponentType } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { FestivalSectionWord } from '#core/addresses/festival-paths.ts'
import { PAGES } from '#core/addresses/pages.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import type { FestivalAnswer } from '#core/rows/festival-rows.ts'
import { festivalQueries } from '../../api/festivals.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { FESTIVAL_TABS, FestivalHeader } from '../../parts/festival/festival-header.tsx'
import { useFestivalRooms } from '../../parts/festival/use-festival-rooms.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OverviewSection } from './overview.tsx'

export interface FestivalSectionProps {
  answer: FestivalAnswer
}

const SECTIONS: Record<FestivalSectionWord, ComponentType<FestivalSectionProps>> = {
  overview: OverviewSection,
  pairings: lazyView<FestivalSectionProps>(async () => (await import('./pairings.tsx')).PairingsSection),
  entries: lazyView<FestivalSectionProps>(async () => (await import('./entries.tsx')).EntriesSection),
  prizes: lazyView<FestivalSectionProps>(async () => (await import('./prizes.tsx')).PrizesSection),
  // Its address may have a secret behind `#`, which the server never sees.
  join: lazyView<FestivalSectionProps>(
    import.meta.env.SSR ? undefined : async () => (await import('./join.tsx')).JoinSection,
    { edge: false, placeholder: <Skeleton rows={10} /> },
  ),
}

/** A festival: several tournaments under one name. */
export function FestivalPage({ id, section }: Omit<RouteOf<'festival'>, 'page'>) {
  const { data: answer } = useSuspenseQuery(festivalQueries.festival(id))
  const { name } = answer.festival
  useDocumentTitle(PAGES.festival.title(...(section === 'overview' ? [] : [FESTIVAL_TABS[section]()]), name))
  useFestivalRooms(answer)
  const Section = SECTIONS[section]
  return (
    <>
      <FestivalHeader answer={answer} current={section} />
      <div className={classes(layout.wrap, layout.page)}>
        <Part fallback={<Skeleton rows={10} />}>
          <Section answer={answer} />
        </Part>
      </div>
    </>
  )
}
