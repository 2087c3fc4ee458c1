import * as say from '#words/festival.js'
import type { SQL } from 'drizzle-orm'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { SentRegisterRequest } from '#core/contract/festival-register.ts'
import { identityOf } from '#core/festival/person.ts'
import { mainRefusal } from '#core/festival/main-section.ts'
import { decidePlace, enterSections, movePlace, settledBook } from '#core/festival/register.ts'
import { sectionOf } from '#core/festival/facts.ts'
import type { DeskPerson, FestivalRegister } from '#core/rows/festival-rows.ts'
import {
  noPaymentStatement,
  paymentStatement,
  type Register,
  type RegisteredPerson,
} from '../data/festival-register.ts'
import { changeTournament } from './change-tournament.ts'
import type { SignedInCaller } from './caller.ts'
import { loadAtDesk } from './desk-change.ts'
import { moneyOfPerson, newPerson, refuseKnown } from './festival-entries.ts'
import {
  changeRegister,
  loadRegisterState,
  type RegisterChange,
  type RegisterDecision,
  type RegisterState,
} from './festival-register.ts'
import { loadManagedFestival } from './festivals.ts'
import { conflict, notFound, RefusalError, unlessRefused } from './refusal.ts'

/** Everybody who entered, with their places and payments. */
export async function festivalRegister(caller: SignedInCaller, id: string): Promise<FestivalRegister> {
  await loadManagedFestival(caller, id)
  const { register, book } = await loadRegisterState(caller, id, { all: true })
  const { places } = settledBook(book)
  return {
    payments: register.payments,
    people: register.people.map(
      ({ secret: _secret, identity: _identity, letters: _letters, language: _language, ...person }): DeskPerson => {
        const own = places.filter((place) => place.person === person.no)
        return {
          ...person,
          places: own.map(({ tournament, state, askedAt, offeredUntil, price }) => ({
            section: tournament,
            state,
            askedAt,
            offeredUntil,
            price,
            entry: entryNoOf(register, tournament, person.no),
          })),
          money: moneyOfPerson(own, register, person.no),
        }
      },
    ),
  }
}

const entryNoOf = ({ entries }: Register, tournament: string, person: number): number | null =>
  entries.find((entry) => entry.tournament === tournament && entry.person === person)?.no ?? null

const personOf = ({ people }: Register, no: number): RegisteredPerson => {
  const person = people.find((one) => one.no === no)
  if (!person) throw notFound(say.noSuchEntry)
  return person
}

/** Carries out what the desk asks for in the register. */
export async function changePeople(
  caller: SignedInCaller,
  id: string,
  request: SentRegisterRequest,
  reason: string | undefined,
): Promise<RegisterChange> {
  await loadManagedFestival(caller, id)
  const change = await changeRegister(caller, id, { all: true }, (state) => decisionOf(caller, state, request), reason)
  if (request.type === 'correct') await correctLists(caller, change.state, request)
  return change
}

function decisionOf(caller: SignedInCaller, state: RegisterState, request: SentRegisterRequest): RegisterDecision {
  const { loaded, register, book } = state
  const { festival } = loaded
  const same = { places: register.places, acts: [] }
  switch (request.type) {
    case 'addPerson': {
      if (request.sections.some((section) => !sectionOf(festival, section))) throw notFound(say.noSuchSection)
      unlessRefused(() => mainRefusal(festival, request.sections) ?? [])
      refuseKnown(register, request.person)
      const no = loaded.lastNo + 1
      const entered = enterSections(book, no, request.person, request.sections, { asksDesk: false })
      return {
        ...entered,
        people: [newPerson(no, { ...request, note: null, letters: false, language: null }, null, book.now)],
      }
    }
    case 'correct': {
      const person = personOf(register, request.no)
      const people = [{ ...person, ...request.person, identity: identityOf(request.person) }]
      return { ...same, people, acts: [{ type: 'tell', event: 'corrected', person: request.no }] }
    }
    case 'place': {
      const person = personOf(register, request.no)
      return unlessRefused(() => decidePlace(book, request.no, person, request.section, request.state))
    }
    case 'move': {
      const person = personOf(register, request.no)
      return unlessRefused(() => movePlace(book, request.no, person, request.from, request.to))
    }
    case 'pay': {
      const { type: _type, no, ...payment } = request
      personOf(register, no)
      return {
        ...same,
        acts: [{ type: 'tell', event: 'paid', person: no, amount: payment.amount }],
        also: (landed: SQL) => [
          paymentStatement(festival.id, { ...payment, person: no, at: book.now }, caller.user.id, landed),
        ],
      }
    }
    case 'removePayment': {
      const payment = register.payments.find(({ no }) => no === request.payment)
      if (!payment) throw notFound(say.noSuchPayment)
      const { person, amount } = payment
      return {
        ...same,
        acts: [{ type: 'tell', event: 'paymentRemoved', person, amount }],
        also: (landed: SQL) => [noPaymentStatement(festival.id, payment.no, landed)],
      }
    }
    default:
      return request satisfies never
  }
}

/** A correction goes to the lists of sections that haven’t begun: in a running one it is for its own desk. */
async function correctLists(
  caller: SignedInCaller,
  { loaded, register }: RegisterState,
  { no, person }: Extract<SentRegisterRequest, { type: 'correct' }>,
): Promise<void> {
  const { key: _key, request: _request, ...plain } = caller
  for (const { section, snapshot } of loaded.shown) {
    const entry = entryNoOf(register, section.tournament, no)
    if (entry === null || snapshot.round > 0) continue
    const { firstName, lastName, title, rating, nationality, fideId, sex, birth, club } = person
    const change = { firstName, lastName, title, rating, nationality }
    const request = { type: 'editEntry', no: entry, change, details: { fideId, sex, birth, club } } as const
    try {
      await changeTournament(
        plain,
        await loadAtDesk(caller, section.tournament),
        (facts) => unlessRefused(() => deskActs(facts, request)),
        { source: 'director', isAtDesk: true },
      )
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      throw conflict(() => say.savedButNotIn({ section: section.word }))
    }
  }
}
