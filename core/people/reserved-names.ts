/** Names that seem to speak for the site or for a trusted institution. */
const RESERVED =
  'admin administrator moderator mod mods staff team support help helpdesk info contact security abuse root system sysadmin webmaster ' +
  'postmaster hostmaster noreply mailer official fide lichess chesscom everyone anonymous ' +
  'deletedplayer deleted null undefined'
/** Words that no username may contain. */
const NOWHERE = ['kibitz', 'administrator', 'moderator']

const LIKENESS: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
}

/** Look-alike characters become letters, and separators are dropped. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[-_]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[01i345789]/g, (letter) => LIKENESS[letter]!)

const reserved = new Set(RESERVED.split(' ').map(bare))
const nowhere = NOWHERE.map(bare)

/** Whether a username could be mistaken for the site's staff. */
export function isReservedUsername(username: string): boolean {
  const names = [username, username.replace(/[-_\d]+$/, '')].map(bare)
  return names.some((name) => reserved.has(name)) || nowhere.some((word) => names[0]!.includes(word))
}
