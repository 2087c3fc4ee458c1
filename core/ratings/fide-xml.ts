import { fidePlayerOf, type FideField } from './fide-player.ts'
import type { ListPlayer } from './listed-player.ts'

/** FIDE's combined list as XML (players_list_xml_foa.xml): a flat `<player>` for each player. */
const ELEMENTS: Record<FideField, string> = {
  id: 'fideid',
  name: 'name',
  federation: 'country',
  sex: 'sex',
  title: 'title',
  womensTitle: 'w_title',
  standard: 'rating',
  standardK: 'k',
  rapid: 'rapid_rating',
  rapidK: 'rapid_k',
  blitz: 'blitz_rating',
  blitzK: 'blitz_k',
  born: 'birthday',
  flag: 'flag',
}

/** Lists of one speed lack these: they would empty the other ratings. */
const COMBINED = ['rating', 'rapid_rating', 'blitz_rating']

/** The player of a `<player>` element, with or without its end; a sentence if it has a defect. */
export function fideXmlPlayer(element: string): ListPlayer | string {
  if (element.includes('<player>', 1)) return 'the player before has no end'
  const missing = COMBINED.find((name) => !element.includes(`<${name}`))
  if (missing) return `there is no <${missing}>: this is not FIDE’s combined list`
  const texts = new Map<string, string>()
  for (const [, name, text] of element.matchAll(/<(\w+)>([^<]*)<\/\1>/g)) texts.set(name!, plainText(text!).trim())
  return fidePlayerOf(
    (field) => texts.get(ELEMENTS[field]) ?? '',
    (field) => ELEMENTS[field],
  )
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text that character data of XML stands for: `O&apos;Neil` is `O'Neil`. An unknown reference stays. */
const plainText = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (reference, decimal, hexadecimal, name) => {
    if (name !== undefined) return NAMED[name] ?? reference
    const code = decimal === undefined ? parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference
  })
