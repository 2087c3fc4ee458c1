import * as say from '#words/festival.js'
import type * as z from 'zod/mini'
import type { EnterFestivalInput, OwnPlaceInput } from '#core/contract/festival-register.ts'
import { epcPayload } from '#core/festival/epc.ts'
import { moneyOf } from '#core/festival/payments.ts'
import { identityOf, nameOfPerson } from '#core/festival/person.ts'
import { creditorReference, personReference } from '#core/festival/reference.ts'
import { answerPlace, enterRefusal, enterSections, settledBook } from '#core/festival/register.ts'
import { placeInQueue, takesPlace, type FestivalPlace } from '#core/festival/waiting.ts'
import type { FestivalOwnEntry } from '#core/rows/festival-rows.ts'
import { takesEntries } from '#core/rows/festival-section.ts'
import { unitsIn } from '#core/prizes/currencies.ts'
import type { Register, RegisteredPerson } from '../data/festival-register.ts'
import { digest } from '../secrets/token.ts'
import type { Caller } from './caller.ts'
import { changeRegister, loadRegisterState, type RegisterDecision, type RegisterState } from './festival-register.ts'
import { publicFestival } from './festivals.ts'
import { conflict, notFound, unlessRefused } from './refusal.ts'

type FormEntry = z.output<typeof EnterFestivalInput>

/** Random numbers for a reference: it is no secret, but nobody’s may be guessed from another’s. */
const randomNumbers = (): number[] => Array.from(crypto.getRandomValues(new Uint32Array(5)), (each) => each / 2 ** 32)

type NewEntrant = Pick<FormEntry, 'person' | 'letters'> & Pick<RegisteredPerson, 'email' | 'language' | 'note'>

/** A person who is in the register already has no second entry: their own link, or the desk, adds sections. */
export const newPerson = (
  no: number,
  { person, email, letters, language, note }: NewEntrant,
  secret: string | null,
  now: number,
): RegisteredPerson => ({
  ...person,
  no,
  email: email?.toLowerCase() ?? null,
  letters: letters ? 1 : 0,
  language,
  note,
  secret,
  reference: personReference(randomNumbers(), no),
  identity: identityOf(person),
  createdAt: now,
})

/** Throws 409 if a person of this identity is in the register. */
export function refuseKnown({ people }: Register, person: FormEntry['person']): void {
  const identity = identityOf(person)
  const known = people.find((one) => one.identity === identity)
  if (known) throw conflict(() => say.enteredAlready({ name: nameOfPerson(known) }))
}

/** Enters a person by the form, without an account. Returns their entry. */
export async function enterFestival(caller: Caller, id: string, given: FormEntry): Promise<FestivalOwnEntry> {
  const secret = await digest(given.secret)
  const whose = { secret, identity: identityOf(given.person) }
  const known = await loadRegisterState(caller, id, whose)
  const earlier = known.register.people.find((one) => one.secret === secret)
  // The answer was lost, and the form is sent again.
  if (earlier && earlier.identity !== whose.identity) throw conflict(say.secretUsed)
  if (!earlier) await changeRegister(caller, id, whose, (state) => entering(caller, state, given, secret))
  return loadOwnEntry(caller, id, given.secret)
}

function entering(
  { language }: Caller,
  { loaded, register, book }: RegisterState,
  given: FormEntry,
  secret: string,
): RegisterDecision {
  const { festival, shown, lastNo } = loaded
  const chosen = [...new Set(given.sections)].map((tournament) => {
    const found = shown.find(({ section }) => section.tournament === tournament)
    if (!found) throw notFound(say.noSuchSection)
    if (!takesEntries(festival, found, book.now))
      throw conflict(() => say.entriesAreClosed({ section: found.section.word }), 'registration-closed')
    return found.section
  })
  unlessRefused(() => enterRefusal(festival, given.person, chosen) ?? [])
  refuseKnown(register, given.person)
  const no = lastNo + 1
  const tournaments = chosen.map(({ tournament }) => tournament)
  const { places, acts } = enterSections(book, no, given.person, tournaments, { asksDesk: festival.entriesAsk })
  return {
    people: [newPerson(no, { ...given, language: language ?? null }, secret, book.now)],
    places,
    acts,
    secret: given.secret,
  }
}

/** The entry behind a secret; throws 404 if there is none. */
export async function loadOwnEntry(caller: Caller, id: string, secret: string): Promise<FestivalOwnEntry> {
  const hashed = await digest(secret)
  const { loaded, register, book } = await loadRegisterState(caller, id, { secret: hashed })
  const person = register.people.find((one) => one.secret === hashed)
  if (!person) throw notFound(say.noSuchEntry)
  const { festival } = loaded
  const { places } = settledBook(book)
  const own = festival.sections.flatMap(({ tournament }) =>
    places.filter((place) => place.person === person.no && place.tournament === tournament),
  )
  const money = moneyOfPerson(own, register, person.no)
  const reference = creditorReference(person.reference)
  const open = money.due - money.paid
  const { account, currency, cardURL } = festival
  const { no, email: _email, note: _note, secret: _secret, identity: _identity, createdAt: _at, ...rest } = person
  const { reference: _reference, letters: _letters, language: _language, ...facts } = rest
  return {
    festival: publicFestival(loaded),
    no,
    name: nameOfPerson(person),
    person: facts,
    reference: person.reference,
    creditorReference: reference,
    places: own.map((place) => ({
      section: place.tournament,
      word: festival.sections.find(({ tournament }) => tournament === place.tournament)?.word ?? '',
      state: place.state,
      queue: place.state === 'waiting' ? placeInQueue(places, place) : null,
      offeredUntil: place.offeredUntil,
      price: place.price,
    })),
    money,
    account,
    payload:
      account && currency === 'EUR' && open > 0
        ? (epcPayload({ ...account, cents: (open * 100) / unitsIn(currency), reference }) ?? null)
        : null,
    cardURL: cardURL === null ? null : withReference(cardURL, person.reference),
  }
}

/** Card pages such as Stripe’s keep this parameter beside the payment. */
const withReference = (url: string, reference: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}client_reference_id=${encodeURIComponent(reference)}`

/** What a person owes: the prices of the places that they have. */
export const moneyOfPerson = (own: readonly FestivalPlace[], { payments }: Register, no: number) =>
  moneyOf(
    own.filter(takesPlace).map(({ price }) => price),
    payments.filter(({ person }) => person === no).map(({ amount }) => amount),
  )

/** Takes the place that is held for somebody, or leaves a section. Returns their entry. */
export async function answerOwnPlace(
  caller: Caller,
  id: string,
  { secret, section, accept }: z.output<typeof OwnPlaceInput>,
): Promise<FestivalOwnEntry> {
  const hashed = await digest(secret)
  await changeRegister(caller, id, { secret: hashed }, ({ register, book }) => {
    const person = register.people.find((one) => one.secret === hashed)
    if (!person) throw notFound(say.noSuchEntry)
    return unlessRefused(() => answerPlace(book, person.no, section, accept))
  })
  return loadOwnEntry(caller, id, secret)
}
