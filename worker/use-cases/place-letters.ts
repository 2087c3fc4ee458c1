import { festivalPath, ownEntryPath } from '#core/addresses/festival-paths.ts'
import { localizedPath, storedLanguage } from '#core/addresses/localized.ts'
import { nameOfPerson } from '#core/festival/person.ts'
import { placeInQueue, type FestivalPlace } from '#core/festival/waiting.ts'
import { placeText, type PlaceNews } from '#core/festival/place-text.ts'
import { inLanguage, loadLanguages } from '#core/text/language.ts'
import { listPlaceReaders, type PlaceReader, type Whose } from '../data/festival-register.ts'
import type { NewLetter } from '../data/letters.ts'
import { noticeTo } from '../mail/emails.ts'
import { letterOf } from '../mail/letter.ts'
import { stopPath } from '../mail/stop-link.ts'
import type { Caller } from './caller.ts'
import type { RegisterDecision, RegisterState } from './festival-register.ts'

/**
 * The letters about places that a change gives, holds or takes away, to people who agreed to them. A person who changes
 * their own entry sees what happens and gets none, except at first, when the letter has the address of their entry.
 */
export async function placeLetters(
  caller: Caller,
  state: RegisterState,
  { places, people = [], secret }: RegisterDecision,
  whose: Whose,
): Promise<NewLetter[]> {
  const { register } = state
  const before = new Map(register.places.map((place) => [keyOf(place), place.state]))
  const changed = places.filter((place) => before.get(keyOf(place)) !== place.state)
  const isOwnChange = (no: number) =>
    'secret' in whose && register.people.some((person) => person.no === no && person.secret === whose.secret)
  const nos = new Set(changed.map(({ person }) => person).filter((no) => !isOwnChange(no)))
  if (nos.size === 0) return []
  const { id } = state.loaded.festival
  const entering = people.filter((person) => nos.has(person.no) && person.letters && person.email !== null)
  const readers: PlaceReader[] = [
    ...(await listPlaceReaders(caller.db, id, [...nos])),
    ...entering.map((person) => ({ ...person, name: nameOfPerson(person), email: person.email! })),
  ]
  await loadLanguages(readers.map(({ language }) => storedLanguage(language)))
  return Promise.all(
    readers.map((reader) => {
      const own = changed.filter(({ person }) => person === reader.no)
      const news = own.map((place) => newsOf(state, places, place))
      return letterTo(caller, state, reader, news, entering.some(({ no }) => no === reader.no) ? secret : undefined)
    }),
  )
}

const keyOf = ({ person, tournament }: FestivalPlace): string => `${person} ${tournament}`

function newsOf({ loaded }: RegisterState, places: readonly FestivalPlace[], place: FestivalPlace): PlaceNews {
  const { tournament, state, offeredUntil } = place
  const shown = loaded.shown.find(({ section }) => section.tournament === tournament)
  return {
    section: loaded.festival.sections.find((section) => section.tournament === tournament)?.word ?? '',
    state,
    queue: placeInQueue(places, place),
    offeredUntil,
    timeZone: shown?.snapshot.settings.timeZone ?? null,
  }
}

async function letterTo(
  { env }: Caller,
  { loaded, book }: RegisterState,
  { name, email, language: stored }: PlaceReader,
  news: PlaceNews[],
  secret: string | undefined,
): Promise<NewLetter> {
  const { id, name: festival } = loaded.festival
  const language = storedLanguage(stored)
  const at = (path: string) => env.SITE_URL + localizedPath(language, path)
  const stopAt = await stopPath({ of: 'festival', id, address: email }, env.SECRET)
  const links = {
    festival: at(festivalPath(id)),
    entry: secret === undefined ? undefined : at(ownEntryPath(id, secret)),
    stop: at(stopAt),
  }
  const words = inLanguage(language, () => placeText({ festival, name, news, links }))
  return { ...letterOf(noticeTo(email, words), { now: book.now }), unsubscribe: env.SITE_URL + stopAt }
}
