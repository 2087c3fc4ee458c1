import * as say from '#words/festival.js'
import type { FestivalAct } from '#core/festival/festival-act.ts'
import { wordsOfFestival } from '#core/festival/history-words.ts'
import { planFestival } from '#core/festival/plan-festival.ts'
import { settledBook, type PlaceBook } from '#core/festival/register.ts'
import { takesPlace, type FestivalPlace, type Hall } from '#core/festival/waiting.ts'
import { nameOfPerson } from '#core/festival/person.ts'
import type { SQL } from 'drizzle-orm'
import {
  loadRegister,
  personStatements,
  placeStatements,
  type Register,
  type RegisteredPerson,
  type Whose,
} from '../data/festival-register.ts'
import { findFestivalChange, saveFestival } from '../data/festivals.ts'
import { insertions } from '../data/letters.ts'
import { wakeUp } from '../queues/wake-up.ts'
import { inLanguageOf, type Caller } from './caller.ts'
import { keyOptions, requireSameRequest } from './change-tournament.ts'
import { listPlaces } from './festival-lists.ts'
import { loadFestival, type LoadedFestival } from './festivals.ts'
import { placeLetters } from './place-letters.ts'
import { conflict, unlessRefused } from './refusal.ts'

const TRIES = 5

/** What is to be saved: people and places as they are afterwards, and what the history says. */
export interface RegisterDecision {
  people?: RegisteredPerson[]
  places: FestivalPlace[]
  acts: FestivalAct[]
  also?: (landed: SQL) => SQL[]
  /** Of the person who enters, for the address of their entry in a letter. */
  secret?: string
}

export interface RegisterState {
  loaded: LoadedFestival
  register: Register
  book: PlaceBook
}

function bookOf({ festival, shown }: LoadedFestival, register: Register, now: number): PlaceBook {
  const holds = new Set(register.places.filter(takesPlace).map(({ person, tournament }) => `${person} ${tournament}`))
  const hall: Hall = {
    cap: festival.hallCap,
    holdHours: festival.holdHours,
    sections: festival.sections.map(({ tournament, kind, cap }) => {
      const snapshot = shown.find(({ section }) => section.tournament === tournament)?.snapshot
      return {
        tournament,
        isMain: kind === 'main',
        cap,
        others: register.entries.filter(
          (entry) =>
            entry.tournament === tournament && !entry.isWithdrawn && !holds.has(`${entry.person} ${tournament}`),
        ).length,
        hasBegun: !snapshot || snapshot.round > 0 || !snapshot.active,
      }
    }),
  }
  return { festival, hall, places: register.places, now }
}

export async function loadRegisterState(caller: Caller, id: string, whose: Whose): Promise<RegisterState> {
  const [loaded, register] = await Promise.all([loadFestival(caller, id), loadRegister(caller.db, id, whose)])
  return { loaded, register, book: bookOf(loaded, register, Date.now()) }
}

export interface RegisterChange {
  message: string
  version: number
  state: RegisterState
}

/**
 * Changes the register of a festival, and the lists of its sections with it. `decide` throws the refusal; if the festival was
 * changed meanwhile, it decides again. Freed places are given on in the same change.
 */
export async function changeRegister(
  caller: Caller,
  id: string,
  whose: Whose,
  decide: (state: RegisterState) => RegisterDecision,
  reason?: string,
): Promise<RegisterChange> {
  const by = (await caller.viewer())?.id ?? null
  const { key, request } = keyOptions(caller, by)
  const earlier = key === undefined ? undefined : await findFestivalChange(caller.db, id, { key })
  if (earlier) {
    requireSameRequest(earlier, request)
    const state = await loadRegisterState(caller, id, whose)
    return { message: inLanguageOf(caller, say.saved), version: earlier.version, state }
  }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const state = await loadRegisterState(caller, id, whose)
    const decision = inLanguageOf(caller, () => settledDecision(state, decide(state)))
    const { festival } = state.loaded
    const plan = unlessRefused(() => planFestival(festival, decision.acts))
    const changed = decision.places.filter((place) => !state.register.places.includes(place))
    const letters = await placeLetters(caller, state, decision, whose)
    const options = { by, now: state.book.now, ...(key !== undefined && { key }), ...(request && { request }), reason }
    const version = await saveFestival(caller.db, plan, options, (landed) => [
      ...personStatements(id, decision.people ?? [], landed),
      ...placeStatements(id, changed, landed),
      ...(decision.also?.(landed) ?? []),
      ...insertions(letters, landed),
    ])
    if (version === undefined) continue
    if (letters.length > 0) await wakeUp(caller.env, ['letters'])
    const people = new Map(
      [...state.register.people, ...(decision.people ?? [])].map((one) => [one.no, nameOfPerson(one)]),
    )
    const nameOf = (no: number) => people.get(no) ?? `#${no}`
    await listPlaces(caller, state, decision.places)
    return {
      message: inLanguageOf(caller, () => wordsOfFestival(festival, decision.acts.slice(0, 1), nameOf)),
      version,
      state,
    }
  }
  throw conflict(say.festivalChanged)
}

/** With freed places given on. */
function settledDecision({ book }: RegisterState, decision: RegisterDecision): RegisterDecision {
  const { places, acts } = settledBook({ ...book, places: decision.places })
  return { ...decision, places, acts: [...decision.acts, ...acts] }
}
