import { expect, test } from 'vitest'
import { hiddenNewsText, newsText, savedTexts, type News } from '#core/people/news.ts'

const DRAW: News = {
  kind: 'draw',
  facts: {
    tournament: 'Spring Open',
    round: 2,
    own: 'Ann',
    isTeam: false,
    opponent: 'Bob',
    hasWhite: true,
    board: 3,
    start: null,
    timeZone: null,
  },
}

test('a notification is made from its facts, not from the English text beside them', () => {
  const saved = { news: DRAW, content: 'The words of before', spoilerFree: 'Hidden words of before' }
  expect(savedTexts(saved)).toEqual({ content: newsText(DRAW), spoilerFree: hiddenNewsText(DRAW) })
  expect(newsText(DRAW)).toBe('**Spring Open**: round 2 is drawn. You have White against **Bob** on board 3.')
})

test('notifications of before, and those of a newer release, keep the text that was saved', () => {
  const saved = { content: 'The words of before', spoilerFree: null }
  expect(savedTexts({ ...saved, news: null })).toEqual(saved)
  expect(savedTexts({ ...saved, news: { kind: 'toString', facts: {} } })).toEqual(saved)
  expect(savedTexts({ ...saved, news: { kind: 'ofTomorrow', facts: {} } })).toEqual(saved)
})

test('an announcement keeps its author’s words; only the text that hides it is ours', () => {
  const news: News = { kind: 'announcement', facts: { tournament: 'Spring Open' } }
  expect(savedTexts({ news, content: '**Spring Open**: Lunch at noon', spoilerFree: 'x' })).toEqual({
    content: '**Spring Open**: Lunch at noon',
    spoilerFree: '**Spring Open**: an announcement, hidden with the results.',
  })
})
