import { escapeMarkdown } from '../text/markdown.ts'

const bold = (text: string): string => `**${escapeMarkdown(text)}**`

/** Markdown for directors about requests. */
export const joinRequestNotification = (tournament: string, who: string, team?: string | null): string =>
  `${bold(who)} asks to join ${bold(tournament)}${team ? ` with ${bold(team)}` : ''}.`

export const claimRequestNotification = (tournament: string, who: string, entry: string): string =>
  `${bold(who)} has no available authentication method for ${bold(entry)} in ${bold(tournament)} and asks you to confirm the entry is theirs.`

export const linkRequestNotification = (tournament: string, who: string, pairing: string): string =>
  `${bold(who)} added a game link for ${bold(pairing)} in ${bold(tournament)}. Confirm or refuse it.`

export const disputeNotification = (tournament: string, pairing: string): string =>
  `Two different results were reported for ${bold(pairing)} in ${bold(tournament)}. Decide which one counts.`

interface AskedOfDesk {
  kind: 'bye' | 'withdraw' | 'late'
  round: number
  bye?: 'H' | 'Z'
}

const BYES = { F: 'a full-point bye', H: 'a half-point bye', Z: 'a bye without points', U: 'the bye of the draw' }

export function askedNotification(tournament: string, who: string, { kind, round, bye = 'Z' }: AskedOfDesk): string {
  const what =
    kind === 'bye'
      ? `asks for ${BYES[bye]} in round ${round}`
      : kind === 'late'
        ? `will be late for round ${round}`
        : `asks to withdraw from round ${round} on`
  return `${bold(who)} ${what} in ${bold(tournament)}.`
}

/** Markdown for competitors. */
export const byeAnswerNotification = (
  tournament: string,
  round: number,
  bye: keyof typeof BYES,
  isGranted: boolean,
): string =>
  isGranted
    ? `You have ${BYES[bye]} in round ${round} of ${bold(tournament)}.`
    : `You’re not given ${BYES[bye]} in round ${round} of ${bold(tournament)}: you’ll be paired.`

export const withdrawalNotification = (tournament: string, round: number): string =>
  `You’ve been withdrawn from ${bold(tournament)} from round ${round} on.`

export const withdrawalRefusedNotification = (tournament: string): string =>
  `Your withdrawal from ${bold(tournament)} wasn’t accepted. Talk to the arbiter.`

export const lateAnswerNotification = (tournament: string, round: number, isGranted: boolean): string =>
  isGranted
    ? `The arbiter of ${bold(tournament)} knows that you’ll be late for round ${round}.`
    : `You can’t come late to round ${round} of ${bold(tournament)}. Talk to the arbiter.`

/** Markdown for the user who made the request. */
export const joinAnswerNotification = (tournament: string, isAccepted: boolean): string =>
  isAccepted
    ? `You’re in: your request to join ${bold(tournament)} was accepted.`
    : `Your request to join ${bold(tournament)} was declined.`

export const claimAnswerNotification = (tournament: string, entry: string, isAccepted: boolean): string =>
  isAccepted
    ? `${bold(entry)} in ${bold(tournament)} is yours now.`
    : `Your claim to ${bold(entry)} in ${bold(tournament)} was declined.`

export const linkAnswerNotification = (tournament: string, pairing: string, isConfirmed: boolean): string =>
  `Your game link for ${bold(pairing)} in ${bold(tournament)} was ${isConfirmed ? 'confirmed' : 'declined'}.`
