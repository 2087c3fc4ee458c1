import * as say from '#words/coreMoments.js'
import { matchPath } from '../addresses/paths.ts'
import { hashOf } from '../game/replay.ts'
import { hiddenGameNews } from '../people/notification-text.ts'
import { eventStar, nameStar } from '../people/stars.ts'
import type { FollowNews } from '../rows/follow-news.ts'
import { pairingId } from '../snapshot/ids.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { escapeMarkdown } from '../text/markdown.ts'
import type { Moment, MomentKind } from './moment.ts'
import { momentSentence } from './moment-words.ts'

/** Followers of an event are told how it goes, those of its teams and players also how their games go. */
const OF_EVENT = new Set<MomentKind>(['decided', 'top'])
/** These are stale once the next ones have happened. */
const PASSING = new Set<MomentKind>(['lead', 'swing'])
const NOT_TOLD = new Set<MomentKind>(['think', 'streak'])

/** Pushes about moments for their followers, in the language in force. */
export const momentNews = (snapshot: Snapshot, round: number, moments: readonly Moment[]): FollowNews[] =>
  moments
    .filter(({ kind }) => !NOT_TOLD.has(kind))
    .map((moment) => ({
      stars: starsOf(snapshot, moment),
      // They are told that their match is decided with its score (core/rows/follow-news.ts).
      ...(moment.kind === 'decided' && { unless: moment.names.map(nameStar) }),
      content: say.push({
        tournament: escapeMarkdown(snapshot.name),
        sentence: momentSentence(moment, {
          isTeam: snapshot.settings.competitors === 'team',
          name: (name) => escapeMarkdown(name),
        }),
      }),
      spoilerFree: hiddenGameNews(snapshot.name, round),
      link: pathOf(pairingId(snapshot.id, round, moment.no), moment),
      isPassing: PASSING.has(moment.kind),
      isMoment: true,
    }))

function starsOf({ id }: Snapshot, moment: Moment): string[] {
  const event = OF_EVENT.has(moment.kind) ? [eventStar(id)] : []
  if (moment.kind === 'decided') return event
  return [...event, ...new Set([...moment.names, ...people(moment)].map(nameStar))]
}

const people = (moment: Moment): string[] => ('winner' in moment ? [moment.winner.name, moment.loser.name] : [])

const pathOf = (match: string, moment: Moment): string =>
  'ply' in moment
    ? matchPath(match, moment.game) + hashOf({ at: moment.ply, isPlaying: false })
    : matchPath(match, 'game' in moment ? moment.game : undefined)
