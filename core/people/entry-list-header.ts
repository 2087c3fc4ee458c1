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
    'rating elo rtg rapid blitz std fide-elo dwz ranking rating-fide rtgi rtgn cote klassement elopont рейтинг rejting rapidrating standard blitzrating srtg erat nwz national',
  nationality:
    'fed federation federacion federazione country land pays pais paese nation nat nationality federace kraj orszag ulke uyruk drzava федерация страна federacija',
  fideId: 'fideid fide-id fide id idfide fidekod fide-nr',
  club: 'club verein klub oddil vereniging circolo clube klubb ort city egyesulet kulup клуб klub sdk mesto',
  birth:
    'birth born geboren geburtstag jahrgang naissance nacimiento nascita nascimento geboortedatum narozeni urodzenia fodd year dob ne szuletes dogum рождения godiste datum geburtsdatum birthday bdate naixement',
  sex: 'sex gender geschlecht sexe sexo sesso geslacht pohlavi plec kon nem cinsiyet pol пол g/m m/f',
}

const COLUMN_OF = new Map(
  (Object.entries(WORDS) as [EntryColumn, string][]).flatMap(([column, words]) =>
    words.split(' ').map((word) => [foldName(word), column] as const),
  ),
)
/** Words that mean something else when they are the whole header. */
const ALONE: Record<string, EntryColumn> = { nazwisko: 'last', id: 'fideId', nr: 'fideId' }

/** Headers such as “Surname, first name” tell the order of names. */
const LAST_FIRST =
  /nazwisko\s+i|(?:sur|last)\s?name\W+.*name|nachname.*vorname|apellidos.*nombre|cognome.*nome|nom.*prenom|prijmeni.*jmeno|prezime.*ime|фамилия.*имя/
export const isLastFirst = (cell: string): boolean => LAST_FIRST.test(foldName(cell))

/** Undefined if the row is not a header. */
export function headerColumns(cells: string[]): (EntryColumn | undefined)[] | undefined {
  const columns = cells.map(columnOf)
  const isNamed = columns.some((column) => column === 'name' || column === 'first' || column === 'last')
  if (!isNamed || columns.filter(Boolean).length < Math.min(2, cells.length)) return undefined
  // The first of two columns of the same kind counts.
  return columns.map((column, at) => (columns.indexOf(column) === at ? column : undefined))
}

function columnOf(cell: string): EntryColumn | undefined {
  const text = foldName(cell).trim()
  if (text === '' || /\d{3}/.test(text)) return undefined
  if (isLastFirst(cell)) return 'name'
  if (/fide/.test(text) && /id|nr|no|kod|code/.test(text)) return 'fideId'
  if (/^(first|given|vor|prenom|fore)/.test(text)) return 'first'
  if (/^(last|sur|family|nach|cognome|apellido)/.test(text)) return 'last'
  const words = text.split(/[^\p{L}-]+/u).filter(Boolean)
  if (words.length === 1 && ALONE[text]) return ALONE[text]
  return words.map((word) => COLUMN_OF.get(word)).find(Boolean)
}
