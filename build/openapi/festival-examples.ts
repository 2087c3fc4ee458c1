import { BLANK_HEAD, OPEN_RULE, type FestivalFacts } from '#core/festival/facts.ts'
import { NO_OVERALL_PRIZES, type OverallPlan } from '#core/festival/overall-prizes.ts'
import { festivalEntries, festivalPairings } from '#core/rows/festival-lists.ts'
import { festivalPrizesCsv } from '#core/rows/festival-prizes-csv.ts'
import { festivalPrizes } from '#core/rows/festival-prizes.ts'
import { sectionRows } from '#core/rows/festival-section.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

const SECRET = 'p8Q2vX7mR4tY9wZ1aB3cD5eF6gH0jK'
const CHANGED = { version: 12, message: 'Details changed.' }

const PRIZES: OverallPlan = {
  ...NO_OVERALL_PRIZES,
  categories: [
    {
      name: '',
      condition: {},
      sharing: 'place',
      leastShare: 0,
      leastEntries: 0,
      prizes: [{ amount: 10_000, thing: '', worth: 0 }],
      sections: [],
      compare: 'points',
      bestOfClub: null,
    },
  ],
}

/** Examples of festivals: the demo’s open as the only section. */
export function festivalExamples(snapshot: Snapshot, now: number): Record<string, () => unknown> {
  const section = {
    tournament: snapshot.id,
    word: 'Open A',
    kind: 'main' as const,
    cap: 40,
    firstBoard: null,
    fee: 4500,
    closesAt: null,
    rule: OPEN_RULE,
    website: null,
  }
  const head = { ...BLANK_HEAD, name: 'Harbour Festival', place: 'Harbour Hall', timeZone: 'Europe/Prague' }
  const festival: FestivalFacts = {
    ...head,
    id: 'harbour-festival',
    version: 11,
    stage: 'public',
    entriesOpen: true,
    sections: [section],
  }
  const shown = [{ section, snapshot, held: 0, waiting: 2 }]
  const [row] = sectionRows(festival, shown, now)
  const {
    sections: _sections,
    account: _account,
    cardURL: _cardURL,
    boardGap: _boardGap,
    overallPrizes: _overallPrizes,
    hallCap: _hallCap,
    holdHours: _holdHours,
    ...facts
  } = festival
  const open = { ...facts, hasPrizes: false, owner: 'battery11', isManager: false }
  const person = {
    firstName: 'Adéla',
    lastName: 'Nováková',
    title: '',
    rating: 1402,
    nationality: 'CZE',
    fideId: null,
    sex: 'w',
    birth: '2013',
    club: 'Quay Rooks',
  }
  const money = { due: 4500, paid: 2000, state: 'part' }
  const place = { section: snapshot.id, state: 'in', offeredUntil: null, price: 4500 }
  const own = () => ({
    festival: open,
    no: 42,
    name: 'Adéla Nováková',
    person,
    reference: 'K7Q2P0042',
    creditorReference: 'RF62K7Q2P0042',
    places: [{ ...place, word: 'Open A', queue: null }],
    money,
    account: null,
    payload: null,
    cardURL: null,
  })
  const prizes = () => festivalPrizes('EUR', PRIZES, [{ section, snapshot, details: [], registered: new Map() }])
  const pairings = () => festivalPairings(festival, shown)
  return {
    '/festivals': () => [
      {
        id: festival.id,
        name: festival.name,
        logoURL: null,
        place: festival.place,
        firstDay: '2026-10-24',
        lastDay: '2026-10-30',
        sections: 1,
      },
    ],
    '/festival/:id/getFestival': () => ({ festival: open, sections: [row] }),
    '/festival/:id/getEntries': () => festivalEntries(shown).slice(0, 1),
    '/festival/:id/getPairings': () => ({ ...pairings(), seats: pairings().seats.slice(0, 1) }),
    '/festival/:id/getPrizes': prizes,
    '/festival/:id/prizes.csv': () => festivalPrizesCsv(prizes()),
    '/festival/:id/enter': own,
    '/festival/:id/getOwnEntry': own,
    '/festival/:id/answerOffer': own,
    '/festival/:id/getFestivalDesk': () => ({
      festival: { ...head, id: festival.id, version: 11, stage: 'public', owner: 'battery11', overallPrizes: null },
      sections: [{ ...row, firstBoard: null, ownClosesAt: null }],
      overlaps: [],
      staff: ['demo_player'],
    }),
    '/festival/:id/getRegister': () => ({
      people: [
        {
          ...person,
          no: 42,
          email: 'name@example.org',
          note: null,
          reference: 'K7Q2P0042',
          createdAt: now,
          places: [{ ...place, askedAt: now, entry: 6 }],
          money,
        },
      ],
      payments: [
        { no: 1, person: 42, amount: 2000, way: 'cash', day: '2026-10-24', note: null, by: 'battery11', at: now },
      ],
    }),
    '/festival/:id/getFestivalChanges': () => [
      {
        version: 11,
        at: now,
        by: null,
        words: 'Adéla Nováková entered Open A.',
        reason: null,
        undoes: null,
        isUndone: false,
        mayUndo: false,
      },
    ],
    '/festival/create': () => ({ id: festival.id, version: 1, message: 'Festival Harbour Festival made.' }),
    '/festival/:id/change': () => CHANGED,
    '/festival/:id/undo': () => ({ version: 13, message: 'Undone.' }),
    '/festival/:id/addSection': () => ({ version: 12, message: 'Section Open A added.' }),
    '/festival/:id/createSection': () => ({
      tournament: snapshot.id,
      version: 12,
      message: 'Section Open A added.',
    }),
    '/festival/:id/removeSection': () => ({ version: 12, message: 'Section Open A taken out.' }),
    '/festival/:id/addStaff': () => ({ message: 'demo_player runs the festival and its sections too.' }),
    '/festival/:id/removeStaff': () => ({ message: 'demo_player doesn’t run the festival any more.' }),
    '/festival/:id/changeRegister': () => ({ version: 12, message: 'Adéla Nováková paid 20 €.' }),
    '/festival/:id/delete': () => ({ message: 'The festival is deleted. Its tournaments stay.' }),
  }
}

export const FESTIVAL_BODIES: Record<string, object> = {
  '/festival/create': { name: 'Harbour Festival', place: 'Harbour Hall' },
  '/festival/:id/change': { request: { type: 'edit', change: { entriesOpen: true } } },
  '/festival/:id/undo': { version: 12 },
  '/festival/:id/addSection': { tournament: 'winter', word: 'Open A', cap: 40, fee: 4500 },
  '/festival/:id/createSection': { section: { word: 'U14' }, tournament: { name: 'Harbour U14', rounds: 7 } },
  '/festival/:id/removeSection': { tournament: 'winter' },
  '/festival/:id/addStaff': { username: 'demo_player' },
  '/festival/:id/removeStaff': { username: 'demo_player' },
  '/festival/:id/enter': {
    person: { firstName: 'Adéla', lastName: 'Nováková', birth: '2013', nationality: 'CZE', rating: 1402 },
    email: 'name@example.org',
    sections: ['winter'],
    secret: SECRET,
  },
  '/festival/:id/getOwnEntry': { secret: SECRET },
  '/festival/:id/answerOffer': { secret: SECRET, section: 'winter', accept: true },
  '/festival/:id/changeRegister': {
    request: { type: 'pay', no: 42, amount: 2000, way: 'cash', day: '2026-10-24' },
  },
}
