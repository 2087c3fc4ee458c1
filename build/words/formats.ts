import { pseudoText, PSEUDO_LANGUAGE } from './pseudo.ts'

/**
 * Writes `formats.js` of a language: names of months and days, and patterns of dates, numbers, percentages and lists, from
 * the CLDR that Node has. They are tables made at build because `Intl` has other patterns at the edge than in browsers.
 */
export function formatsCode(tag: string): string {
  const { months, weekdays, patterns } = datesOf(tag)
  const { group, decimal, leastGrouped } = numbersOf(tag)
  const lines = [
    `export const languageTag = () => ${JSON.stringify(tag)}`,
    // One constant each, so that bundlers drop those that a page doesn’t use.
    ...tables({ ...months, ...weekdays }),
    'export const shortMonth = (at) => shortMonths[at]',
    'export const longMonth = (at) => longMonths[at]',
    'export const shortWeekday = (at) => shortWeekdays[at]',
    'export const longWeekday = (at) => longWeekdays[at]',
    ...Object.entries(patterns).map(([name, pattern]) => `export const ${name} = (d) => ${dateCode(pattern, name)}`),
    'const GROUPS = /\\B(?=(?:\\d{3})+$)/g',
    `export function formatNumber(value) {
  const [whole, part] = String(value).split('.')
  const grouped = Math.abs(value) >= ${leastGrouped} ? whole.replaceAll(GROUPS, ${JSON.stringify(group)}) : whole
  return part === undefined ? grouped : grouped + ${JSON.stringify(decimal)} + part
}`,
    `export const percentage = (number) => ${percentCode(tag)}`,
    ...(['and', 'or'] as const).map((kind) => listCode(tag, kind)),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

export const FORMATS_TYPES = `/** Days of a calendar: months count from 0, weekdays from Sunday. */
export interface CalendarFacts { year: number; month: number; day: number; weekday: number }
/** Of the language in force: \`de\`. */
export declare const languageTag: () => string
export declare const shortMonth: (at: number) => string
export declare const longMonth: (at: number) => string
export declare const shortWeekday: (at: number) => string
export declare const longWeekday: (at: number) => string
/** \`18 Jun\` */
export declare const day: (date: CalendarFacts) => string
/** \`18 Jun 2026\` */
export declare const dayOfYear: (date: CalendarFacts) => string
/** \`Thu 18 Jun\` */
export declare const weekdayAndDay: (date: CalendarFacts) => string
/** \`Thu 18 Jun 2026\` */
export declare const weekdayAndDayOfYear: (date: CalendarFacts) => string
/** \`Thursday 18 June 2026\` */
export declare const longDay: (date: CalendarFacts) => string
/** \`June 2026\` */
export declare const monthOfYear: (date: CalendarFacts) => string
/** \`12,345.5\` */
export declare const formatNumber: (value: number) => string
/** \`50%\` of the text \`50\`. */
export declare const percentage: (number: string) => string
/** \`A, B and C\` */
export declare const listAnd: (items: readonly string[]) => string
/** \`A, B or C\` */
export declare const listOr: (items: readonly string[]) => string
`

const SHORT = { day: 'numeric', month: 'short' } as const
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const
const SHAPES = {
  day: SHORT,
  dayOfYear: { ...SHORT, year: 'numeric' },
  weekdayAndDay: { ...SHORT, weekday: 'short' },
  weekdayAndDayOfYear: { ...SHORT, year: 'numeric', weekday: 'short' },
  longDay: { ...LONG, weekday: 'long' },
  monthOfYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** English as the site has always written it: day before month, no commas; names of three letters. */
const ENGLISH: Record<keyof typeof SHAPES, string> = {
  day: '{day} {month}',
  dayOfYear: '{day} {month} {year}',
  weekdayAndDay: '{weekday} {day} {month}',
  weekdayAndDayOfYear: '{weekday} {day} {month} {year}',
  longDay: '{weekday} {day} {month} {year}',
  monthOfYear: '{month} {year}',
}

const isEnglish = (tag: string): boolean => tag === 'en' || tag === PSEUDO_LANGUAGE

/** Figures stay the same in all languages, as they do on score sheets. */
const localeOf = (tag: string): string => (isEnglish(tag) ? 'en-US' : `${tag}-u-nu-latn`)

function datesOf(tag: string) {
  const parts = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(localeOf(tag), { ...options, timeZone: 'UTC' }).formatToParts(at)
  const name = (options: Intl.DateTimeFormatOptions, type: 'month' | 'weekday', at: number) =>
    maybePseudo(tag, parts(options, at).find((part) => part.type === type)?.value ?? '')
  const monthNames = (options: Intl.DateTimeFormatOptions) =>
    Array.from({ length: 12 }, (_, at) => name(options, 'month', Date.UTC(2026, at, 15)))
  // 4 January 2026 was a Sunday.
  const weekdayNames = (options: Intl.DateTimeFormatOptions) =>
    Array.from({ length: 7 }, (_, at) => name(options, 'weekday', Date.UTC(2026, 0, 4 + at)))
  const pattern = (options: Intl.DateTimeFormatOptions) =>
    parts(options, Date.UTC(2026, 5, 18))
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join('')
  return {
    months: {
      // Slavic languages decline a month beside its day.
      longMonths: monthNames(SHAPES.longDay),
      shortMonths: monthNames(SHAPES.day),
      monthsAlone: monthNames(SHAPES.monthOfYear),
    },
    weekdays: { longWeekdays: weekdayNames(SHAPES.longDay), shortWeekdays: weekdayNames(SHAPES.weekdayAndDay) },
    patterns: isEnglish(tag)
      ? ENGLISH
      : (Object.fromEntries(Object.entries(SHAPES).map(([key, options]) => [key, pattern(options)])) as typeof ENGLISH),
  }
}

/** Constants of names. Those that are the same as earlier ones, or their first three letters, are made of them. */
function tables(all: Record<string, string[]>): string[] {
  return Object.entries(all).map(([name, names], at, entries) => {
    const same = entries.slice(0, at).find(([, known]) => known.join() === names.join())
    const longer = entries.find(
      ([, known]) => known !== names && known.every((long, i) => long.slice(0, 3) === names[i]),
    )
    if (same) return `const ${name} = ${same[0]}`
    return longer
      ? `const ${name} = /* @__PURE__ */ ${longer[0]}.map((long) => long.slice(0, 3))`
      : `const ${name} = ${JSON.stringify(names)}`
  })
}

/** A pattern as an expression: `{day} {month}` → `d.day + " " + shortMonths[d.month]`. */
function dateCode(pattern: string, name: string): string {
  const isLong = name === 'longDay'
  const code: Record<string, string> = {
    day: 'd.day',
    year: 'd.year',
    month: `${name === 'monthOfYear' ? 'monthsAlone' : isLong ? 'longMonths' : 'shortMonths'}[d.month]`,
    weekday: `${isLong ? 'longWeekdays' : 'shortWeekdays'}[d.weekday]`,
  }
  const pieces = pattern.split(/\{(\w+)\}/).map((piece, at) => (at % 2 === 0 ? JSON.stringify(piece) : code[piece]!))
  return pieces.filter((piece, at) => at === 0 || piece !== '""').join(' + ')
}

function numbersOf(tag: string) {
  const format = new Intl.NumberFormat(localeOf(tag))
  const partOf = (type: string, value: number, otherwise: string) =>
    format.formatToParts(value).find((part) => part.type === type)?.value ?? otherwise
  const isGroupedAt = (value: number) => format.formatToParts(value).some(({ type }) => type === 'group')
  return {
    group: partOf('group', 1e6, ','),
    decimal: partOf('decimal', 1.5, '.'),
    // Spanish and Polish write 1234 but 12.345.
    leastGrouped: isGroupedAt(1000) ? 1000 : 10_000,
  }
}

const percentCode = (tag: string): string =>
  new Intl.NumberFormat(localeOf(tag), { style: 'percent' })
    .formatToParts(0.5)
    .map(({ type, value }) => (type === 'integer' ? 'number' : JSON.stringify(value)))
    .join(' + ')

function listCode(tag: string, kind: 'and' | 'or'): string {
  // British English has no comma before the last item.
  const locale = isEnglish(tag) ? 'en-GB' : tag
  const format = new Intl.ListFormat(locale, { type: kind === 'and' ? 'conjunction' : 'disjunction' })
  const between = format.formatToParts(['1', '2', '3']).filter(({ type }) => type === 'literal')
  const [comma = ', ', last = ', '] = between.map(({ value }) => JSON.stringify(value))
  const name = kind === 'and' ? 'listAnd' : 'listOr'
  return `export const ${name} = (items) =>
  items.length < 2 ? items.join() : items.slice(0, -1).join(${comma}) + ${last} + items.at(-1)`
}

const maybePseudo = (tag: string, text: string): string => (tag === PSEUDO_LANGUAGE ? pseudoText(text) : text)
