import * as captains from './captain-text.ts'
import { answerNotification, invitationNotification } from './invitation.ts'
import {
  behindNotification,
  drawNotification,
  hiddenAnnouncement,
  hiddenDraw,
  reminderNotification,
  webhookNotification,
  type DrawnPairing,
} from './notification-text.ts'
import * as requests from './request-text.ts'

type OfTournament<Facts = unknown> = Facts & { tournament: string }

/** The sentences of notifications, by kind. Kinds and facts are stored: add new ones, and keep the meaning of the others. */
const TEXTS = {
  draw: (facts: DrawnPairing) => drawNotification(facts),
  reminder: (facts: { name: string; minutes: number }) => reminderNotification(facts.name, facts.minutes),
  webhookOff: (facts: { host: string }) => webhookNotification(facts.host),
  behind: (facts: OfTournament<{ site: string; minutes: number }>) =>
    behindNotification(facts.tournament, facts.site, facts.minutes),
  joinRequest: (facts: OfTournament<{ who: string; team: string | null }>) =>
    requests.joinRequestNotification(facts.tournament, facts.who, facts.team),
  joinAnswer: (facts: OfTournament<{ isAccepted: boolean }>) =>
    requests.joinAnswerNotification(facts.tournament, facts.isAccepted),
  claimRequest: (facts: OfTournament<{ who: string; entry: string }>) =>
    requests.claimRequestNotification(facts.tournament, facts.who, facts.entry),
  claimAnswer: (facts: OfTournament<{ entry: string; isAccepted: boolean }>) =>
    requests.claimAnswerNotification(facts.tournament, facts.entry, facts.isAccepted),
  linkRequest: (facts: OfTournament<{ who: string; pairing: string }>) =>
    requests.linkRequestNotification(facts.tournament, facts.who, facts.pairing),
  linkAnswer: (facts: OfTournament<{ pairing: string; isConfirmed: boolean }>) =>
    requests.linkAnswerNotification(facts.tournament, facts.pairing, facts.isConfirmed),
  gameReady: (facts: OfTournament<{ pairing: string; way: 'links' | 'bulk' }>) =>
    requests.gameReadyNotification(facts.tournament, facts.pairing, facts.way),
  dispute: (facts: OfTournament<{ pairing: string }>) => requests.disputeNotification(facts.tournament, facts.pairing),
  asked: (facts: OfTournament<{ who: string } & Parameters<typeof requests.askedNotification>[2]>) =>
    requests.askedNotification(facts.tournament, facts.who, facts),
  byeAnswer: (facts: OfTournament<{ round: number; bye: 'F' | 'H' | 'Z' | 'U'; isGranted: boolean }>) =>
    requests.byeAnswerNotification(facts.tournament, facts.round, facts.bye, facts.isGranted),
  withdrawal: (facts: OfTournament<{ round: number }>) =>
    requests.withdrawalNotification(facts.tournament, facts.round),
  withdrawalRefused: (facts: OfTournament) => requests.withdrawalRefusedNotification(facts.tournament),
  lateAnswer: (facts: OfTournament<{ round: number; isGranted: boolean }>) =>
    requests.lateAnswerNotification(facts.tournament, facts.round, facts.isGranted),
  timeProposed: (facts: captains.CaptainsMatch & { team: string; times: number[]; isCounter: boolean }) =>
    captains.proposalNotification(facts, facts.team, facts.times, facts.isCounter),
  timeAgreed: (facts: captains.CaptainsMatch & { at: number }) => captains.agreedNotification(facts, facts.at),
  timeDeclined: (facts: captains.CaptainsMatch & { team: string }) => captains.declinedNotification(facts, facts.team),
  timeSet: (facts: captains.CaptainsMatch & { at: number | null }) => captains.timeSetNotification(facts, facts.at),
  otherReport: (facts: captains.CaptainsMatch) => captains.disputedNotification(facts),
  protest: (facts: captains.CaptainsMatch & { team: string }) => captains.protestNotification(facts, facts.team),
  ruling: (facts: captains.CaptainsMatch & { isUpheld: boolean; reason: string }) =>
    captains.rulingNotification(facts, facts.isUpheld, facts.reason),
  warned: (facts: captains.CaptainsMatch & { warning: captains.ToldWarning }) =>
    captains.warningNotification(facts, facts.warning),
  settled: (facts: captains.CaptainsMatch & { result: string }) => captains.settledNotification(facts, facts.result),
  invitation: (facts: Parameters<typeof invitationNotification>[0]) => invitationNotification(facts),
  invitationAnswer: (facts: Parameters<typeof answerNotification>[0] & { who: string; isAccepted: boolean }) =>
    answerNotification(facts, facts.who, facts.isAccepted),
} as const

/**
 * What readers who hide results of the tournament see instead; null if the text reveals none. The words of an
 * announcement are its author’s, the same in all languages: only what hides them is made here.
 */
const HIDDEN = {
  draw: ({ tournament, round }: DrawnPairing) => hiddenDraw(tournament, round),
  announcement: ({ tournament }: OfTournament) => hiddenAnnouncement(tournament),
} as const

type Texts = typeof HIDDEN & typeof TEXTS

/** What a notification says. */
export type News = { [Name in keyof Texts]: { kind: Name; facts: Parameters<Texts[Name]>[0] } }[keyof Texts]

/** A notification as it was saved, with its texts in English. */
interface SavedText {
  news: { kind: string; facts: unknown } | null
  content: string
  spoilerFree: string | null
}

type Makers = Partial<Record<string, (facts: unknown) => string | null | undefined>>

const made = (makers: Makers, { kind, facts }: News) =>
  Object.hasOwn(makers, kind) ? makers[kind]?.(facts) : undefined

/** The Markdown of news in the language in force; undefined if nothing of it is a sentence of ours. */
export const newsText = (news: News): string | undefined => made(TEXTS as Makers, news) ?? undefined

/** The same for readers who hide results. */
export const hiddenNewsText = (news: News): string | null => made(HIDDEN as Makers, news) ?? null

/** Both texts in the language in force; in English if the news is of before, or of a newer release. */
export function savedTexts({ news, content, spoilerFree }: SavedText): Pick<SavedText, 'content' | 'spoilerFree'> {
  if (!news) return { content, spoilerFree }
  const known = news as News
  return {
    content: newsText(known) ?? content,
    spoilerFree: spoilerFree === null ? null : (hiddenNewsText(known) ?? spoilerFree),
  }
}
