import type { FestivalDesk } from '#core/rows/festival-rows.ts'
import { hallOf, sectionRows } from '#core/rows/festival-section.ts'
import { listFestivalStaff } from '../data/festival-staff.ts'
import type { Db } from '../data/db.ts'
import type { LoadedFestival } from './festivals.ts'

/** A festival as its managers see it. */
export async function festivalDesk(db: Db, { festival, owner, shown }: LoadedFestival): Promise<FestivalDesk> {
  const { sections: _sections, ...head } = festival
  const { overlapping } = hallOf(festival, shown)
  const wordAt = (at: number): string => shown[at]!.section.word
  return {
    festival: { ...head, owner },
    sections: sectionRows(festival, shown, Date.now()).map((row, at) => {
      const { firstBoard, closesAt } = shown[at]!.section
      return { ...row, firstBoard, ownClosesAt: closesAt }
    }),
    overlaps: overlapping.map(([one, other]) => [wordAt(one), wordAt(other)]),
    staff: await listFestivalStaff(db, festival.id),
  }
}
