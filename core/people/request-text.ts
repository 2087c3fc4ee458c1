import { escapeMarkdown } from '../text/markdown.ts'

const bold = (text: string): string => `**${escapeMarkdown(text)}**`

/** What directors are told of somebody who asks, in markdown. */
export const joinRequestNotification = (tournament: string, who: string, team?: string | null): string =>
  `${bold(who)} asks to join ${bold(tournament)}${team ? ` with ${bold(team)}` : ''}.`

export const claimRequestNotification = (tournament: string, who: string, entry: string): string =>
  `${bold(who)} has no available authentication method for ${bold(entry)} in ${bold(tournament)} and asks you to confirm the entry is theirs.`

export const linkRequestNotification = (tournament: string, who: string, pairing: string): string =>
  `${bold(who)} added a game link for ${bold(pairing)} in ${bold(tournament)}. Confirm or refuse it.`

export const disputeNotification = (tournament: string, pairing: string): string =>
  `Two different results were reported for ${bold(pairing)} in ${bold(tournament)}. Decide which one counts.`

/** What the person is told who asked, in markdown. */
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
