import type { Act } from '../changes/act.ts'
import { entryActs } from '../changes/new-entries.ts'
import type { RemovedDetails } from '../snapshot/entry-details.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { FestivalPerson } from './person.ts'

/** The note in an entry’s meta that links it to a person of the festival; notes with an underscore are shown to nobody. */
export const PERSON_NOTE = '_festival'

interface PersonOfList extends FestivalPerson {
  /** Number of the person in the festival. */
  no: number
  /** The address to which emails about their rounds go, as they agreed; else null. */
  email: string | null
}

/** Adds people of a festival to a section’s list, each linked to their person. */
export function listActs(snapshot: Snapshot, people: readonly PersonOfList[]): Act[] {
  return people.flatMap((person, at) => {
    const { no, email, ...entry } = person
    const acts = entryActs(at === 0 ? snapshot : afterEarlier(snapshot, at), [{ ...entry, pool: 0 }])
    return acts.map((act): Act => {
      if (act.type !== 'addEntries') return act
      const entryNo = act.entries[0]!.no
      const known = act.details?.[0]
      const details: RemovedDetails = {
        ...(known ?? { no: entryNo, fideId: null, sex: null, club: null, birth: null }),
        meta: JSON.stringify({ [PERSON_NOTE]: no }),
        ...(email !== null && { email }),
      }
      return { ...act, details: [details] }
    })
  })
}

/** Numbers go on after those of the entries before. */
const afterEarlier = (snapshot: Snapshot, count: number): Snapshot => {
  const last = Math.max(0, ...snapshot.players.no)
  const more = Array.from({ length: count }, (_, at) => last + at + 1)
  return { ...snapshot, players: { ...snapshot.players, no: [...snapshot.players.no, ...more] } }
}
