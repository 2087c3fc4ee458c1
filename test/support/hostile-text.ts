import fc from 'fast-check'

const NASTY =
  '\n|\r|\r\n|\t|\0|\u0007|\u000b|\u000c|\u001b|\u0085|\u00a0|\u061c|\u115f|\u200b|\u200d|\u200e|\u200f|\u2028|\u2029|\u202a|\u202e|\u2060|\u2066|\u2069|\u2800|\u3164|\ufeff|\ud800|\udfff|\uffff|' +
  '"|\'|,|;|=|+|-|@|＝|\\|[|]|{|}|<|>|&|]]>|<!--|END:VEVENT|BEGIN:VEVENT|[Event "x"]|001    1|012 x|\n001    2|\r\nEND:VCALENDAR\r\n|"]\n[Result "1-0"]|=cmd()|a|Ann'

/** Text that tries to break out of its line, cell or element, or to be invisible. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...NASTY.split('|')), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 })
  .map((parts) => parts.join(''))
