import * as say from '#words/festival.js'
import { formatMoney } from '../prizes/money.ts'
import { sectionOf, type FestivalFacts } from './facts.ts'
import type { FestivalAct, FestivalActOf } from './festival-act.ts'
import { appliedFestival } from './plan-festival.ts'

/** Names of people by their numbers. */
type NameOf = (person: number) => string

/** The sentences of a change, from the facts before it. */
export function wordsOfFestival(before: FestivalFacts, acts: readonly FestivalAct[], nameOf: NameOf = String): string {
  let festival = before
  const sentences: string[] = []
  for (const act of acts) {
    sentences.push(wordsOf(festival, act, nameOf))
    festival = appliedFestival(festival, [act])
  }
  return sentences.join(' ')
}

function wordsOf(festival: FestivalFacts, act: FestivalAct, nameOf: NameOf): string {
  const wordOf = (tournament: string) => sectionOf(festival, tournament)?.word ?? tournament
  switch (act.type) {
    case 'createFestival':
      return say.festivalMade({ name: act.head.name })
    case 'editFestival':
      if (act.change.overallPrizes !== undefined) {
        if (act.change.overallPrizes === null) return say.prizesRemoved()
        return festival.overallPrizes ? say.prizesChanged() : say.prizesEntered()
      }
      return act.change.name !== undefined && act.change.name !== festival.name
        ? say.festivalRenamed({ name: act.change.name })
        : act.change.entriesOpen !== undefined && act.change.entriesOpen !== festival.entriesOpen
          ? act.change.entriesOpen
            ? say.entriesOpened()
            : say.entriesClosed()
          : say.detailsChanged()
    case 'setStage':
      return act.stage === 'public' ? say.madePublic() : act.stage === 'closed' ? say.didClose() : say.madeDraft()
    case 'addSection':
      return say.sectionAdded({ section: act.section.word })
    case 'changeSection':
      return say.sectionChanged({ section: wordOf(act.tournament) })
    case 'orderSections':
      return say.sectionsOrdered()
    case 'removeSection':
      return say.sectionRemoved({ section: wordOf(act.tournament) })
    case 'tell':
      return personWords(festival, act, nameOf(act.person))
    default:
      return act satisfies never
  }
}

function personWords({ currency }: FestivalFacts, act: FestivalActOf<'tell'>, name: string): string {
  const { section = '', to = '', amount = 0 } = act
  switch (act.event) {
    case 'entered':
      return say.didEnter({ name, section })
    case 'left':
      return say.didLeave({ name, section })
    case 'accepted':
      return say.didAccept({ name, section })
    case 'declined':
      return say.didDecline({ name, section })
    case 'offered':
      return say.didOffer({ name, section })
    case 'tookOffer':
      return say.didTakeOffer({ name, section })
    case 'lapsed':
      return say.didLapse({ name, section })
    case 'putBack':
      return say.didPutBack({ name, section })
    case 'movedUp':
      return say.didMoveUp({ name, section })
    case 'waits':
      return say.doesWait({ name, section })
    case 'moved':
      return say.didMove({ name, section, to })
    case 'corrected':
      return say.didCorrect({ name })
    case 'paid':
      return amount < 0
        ? say.didPayBack({ name, amount: formatMoney(-amount, currency) })
        : say.didPay({ name, amount: formatMoney(amount, currency) })
    case 'paymentRemoved':
      return say.didRemovePayment({ name, amount: formatMoney(Math.abs(amount), currency) })
    default:
      return act.event satisfies never
  }
}
