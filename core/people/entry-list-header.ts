import { foldName } from '../text/fold.ts'

export type EntryColumn =
  | 'name'
  | 'first'
  | 'last'
  | 'title'
  | 'rating'
  | 'nationality'
  | 'fideId'
  | 'club'
  | 'birth'
  | 'sex'
  | 'group'

/**
 * Headers of columns in English, German, French, Spanish, Italian, Portuguese, Dutch, Czech, Polish, Swedish,
 * Hungarian, Turkish, Serbian and Russian; without accents.
 */
const WORDS: Record<EntryColumn, string> = {
  name: 'name player spieler joueur nom jugador nombre giocatore nominativo jogador nome speler naam jmeno hrac zawodnik nazwisko i imie namn spelare participant team mannschaft equipe equipo squadra druzstvo druzyna lag nev isim фио игрок igrac jatekos',
  first: 'first given vorname prenom forename imie fornamn voornaam krestni ad utonev ime имя',
  last: 'last surname family nachname apellido apellidos cognome sobrenome achternaam prijmeni nazwisko efternamn soyad vezeteknev prezime фамилия',
  title: 'title titel titre titulo titolo titul tytul tit cim unvan titula звание',
  rating:
    'rating wertung wertungszahl elo rtg rapid blitz std fide-elo dwz ranking rating-fide rtgi rtgn cote klassement elopont рейтинг rejting rapidrating standard blitzrating srtg erat nwz national',
  nationality:
    'fed federation federacion federazione country land pays pais paese nation nat nationality federace kraj orszag ulke uyruk drzava федерация страна federacija',
  fideId: 'fideid fide-id idfide fidekod fide-nr',
  club: 'club verein klub oddil vereniging circolo clube klubb ort city egyesulet kulup клуб klub sdk mesto',
  birth:
    'birth born geboren geburtstag jahrgang naissance nacimiento nascita nascimento nar geboortedatum narozeni urodzenia fodd year dob ne szuletes dogum рождения godiste datum geburtsdatum birthday bdate naixement',
  group:
    'group gruppe groupe grupo gruppo categoria category categorie kategorie kategoria kategoriak cat kat section sektion klasse class age-group gr grupa группа',
  sex: 'sex gender geschlecht sexe sexo sesso geslacht pohlavi plec kon nem cinsiyet pol пол g/m m/f',
}

const COLUMN_OF = new Map(
  (Object.entries(WORDS) as [EntryColumn, string][]).flatMap(([column, words]) =>
    words.split(' ').map((word) => [foldName(word), column] as const),
  ),
)
/** Words that mean something else when they are the whole header. */
const ALONE: Record<string, EntryColumn> = { nazwisko: 'last', id: 'fideId' }

/** Headers such as “Surname, first name” tell the order of names. */
const LAST_FIRST =
  /nazwisko\s+i|(?:sur|last)\s?name\W+.*name|nachname.*vorname|apellidos.*nombre|cognome.*nome|nom.*prenom|prijmeni.*jmeno|prezime.*ime|фамилия.*имя/
export const isLastFirst = (cell: string): boolean => LAST_FIRST.test(foldName(cell))

/**
 * The columns of a heading; undefined if the row is none. Of several columns of one kind the most suitable is used: a
 * FIDE rating before a national one. `rows` are the lines below the heading.
 */
export function headerColumns(cells: string[], rows: string[][] = []): (EntryColumn | undefined)[] | undefined {
  const columns = cells.map((cell, at) =>
    columnOf(
      cell,
      rows.map((row) => row[at] ?? ''),
    ),
  )
  const isNamed = columns.some((column) => column === 'name' || column === 'first' || column === 'last')
  const isKnown = columns.filter(Boolean).length >= Math.min(2, cells.filter(Boolean).length)
  if (!isNamed || !(isKnown || isNameHeading(cells))) return undefined
  return columns.map((column, at) => (column && bestOf(column, columns, cells) === at ? column : undefined))
}

/** Whether one of several short words is “Name”, beside headings that aren’t known. */
const isNameHeading = (cells: string[]): boolean =>
  cells.filter(Boolean).length > 1 &&
  cells.every((cell) => cell.length < 30 && !/\d/.test(cell)) &&
  cells.some((cell) => COLUMN_OF.get(foldName(cell).trim()) === 'name')

/** The place of the best column of a kind, the first of equals. */
function bestOf(kind: EntryColumn, columns: (EntryColumn | undefined)[], heads: string[]): number {
  const places = columns.flatMap((column, at) => (column === kind ? [at] : []))
  if (kind !== 'rating') return places[0]!
  return places.toSorted((a, b) => ratingRank(heads[a]!) - ratingRank(heads[b]!))[0]!
}

const NATIONAL = /dwz|nwz|nat|rtgn|uscf|ecf|cfc|acf|cote|\bn\b|local|club/
const FAST = /rapid|blitz|bullet|quick/

/** FIDE’s rating for standard games first, then any other for them, then fast chess, then national ratings. */
function ratingRank(head: string): number {
  const text = foldName(head)
  if (NATIONAL.test(text)) return 3
  if (FAST.test(text)) return 2
  return /fide|int|rtgi|elo/.test(text) ? 0 : 1
}

const ID = /(^|[^\p{L}])(id|ids|ident|nr|no|num|number|kod|code)([^\p{L}]|$)/u
/** FIDE IDs have at least five digits, ratings at most four. */
const isIdColumn = (cells: string[]): boolean => !cells.some((cell) => /^[1-9]\d{2,3}$/.test(cell.trim()))

function columnOf(cell: string, below: string[]): EntryColumn | undefined {
  const text = foldName(cell).trim()
  if (text === '' || /\d{3}/.test(text)) return undefined
  if (isLastFirst(cell)) return 'name'
  if (/fide/.test(text)) {
    const rest = text.replace('fide', ' ')
    if (ID.test(rest) || /^(fideid|idfide|fidekod)/.test(text)) return 'fideId'
    if (rest.trim() === '') return isIdColumn(below) ? 'fideId' : 'rating'
  }
  if (/^(first|given|vor|prenom|fore)/.test(text)) return 'first'
  if (/^(last|sur|family|nach|cognome|apellido)/.test(text)) return 'last'
  const words = text.split(/[^\p{L}-]+/u).filter(Boolean)
  if (words.length === 1 && ALONE[text]) return ALONE[text]
  // “USCF ID” and “National no.” are numbers of other federations.
  if (ID.test(text) && words.length > 1) return undefined
  return words.map((word) => COLUMN_OF.get(word)).find(Boolean)
}
