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

/** How columns are called, in English, German, French, Spanish, Italian, Portuguese, Dutch, Czech, Polish and Swedish; without accents. */
const WORDS: Record<EntryColumn, string> = {
  name: 'name player spieler joueur nom jugador nombre giocatore nominativo jogador nome speler naam jmeno hrac zawodnik nazwisko i imie namn spelare participant team mannschaft equipe equipo squadra druzstvo druzyna lag',
  first: 'first given vorname prenom forename imie fornamn voornaam krestni',
  last: 'last surname family nachname apellido apellidos cognome sobrenome achternaam prijmeni nazwisko efternamn',
  title: 'title titel titre titulo titolo titul tytul tit',
  rating: 'rating elo rtg rapid blitz std fide-elo dwz ranking rating-fide rtgi rtgn cote klassement',
  nationality: 'fed federation federacion federazione country land pays pais paese nation nat nationality federace kraj',
  fideId: 'fideid fide-id fide id idfide fidekod fide-nr',
  club: 'club verein klub oddil vereniging circolo clube klubb ort city',
  birth: 'birth born geboren geburtstag jahrgang naissance nacimiento nascita nascimento geboortedatum narozeni urodzenia fodd year dob ne',
  sex: 'sex gender geschlecht sexe sexo sesso geslacht pohlavi plec kon',
}

const COLUMN_OF = new Map(
  (Object.entries(WORDS) as [EntryColumn, string][]).flatMap(([column, words]) =>
    words.split(' ').map((word) => [word, column] as const),
  ),
)
/** Said of several columns, or by several words. */
const ALONE: Record<string, EntryColumn> = { nazwisko: 'last', id: 'fideId', nr: 'fideId' }

/** The columns of a header; undefined where a row is none. */
export function headerColumns(cells: string[]): (EntryColumn | undefined)[] | undefined {
  const columns = cells.map(columnOf)
  const isNamed = columns.some((column) => column === 'name' || column === 'first' || column === 'last')
  if (!isNamed || columns.filter(Boolean).length < Math.min(2, cells.length)) return undefined
  // What stands twice is the first of them.
  return columns.map((column, at) => (columns.indexOf(column) === at ? column : undefined))
}

function columnOf(cell: string): EntryColumn | undefined {
  const text = foldName(cell).trim()
  if (text === '' || /\d{3}/.test(text)) return undefined
  if (/fide/.test(text) && /id|nr|no|kod|code/.test(text)) return 'fideId'
  if (/^(first|given|vor|prenom|fore)/.test(text)) return 'first'
  if (/^(last|sur|family|nach|cognome|apellido)/.test(text)) return 'last'
  const words = text.split(/[^\p{L}-]+/u).filter(Boolean)
  if (words.length === 1 && ALONE[text]) return ALONE[text]
  return words.map((word) => COLUMN_OF.get(word)).find(Boolean)
}
