/** An entry's properties by name, without parameters, unparsed. */
type Entry = Record<string, string>

const LINE = /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=[^:;"]+)*):(.*)$/s
const MOMENT = /^\d{8}T\d{6}Z$/
const TEXTS = ['SUMMARY', 'DESCRIPTION', 'LOCATION', 'NAME', 'X-WR-CALNAME']
const UNESCAPED = /(?<!\\)(?:\\\\)*(?:[;,]|\\[^\\;,nN])/

const fail = (what: string): never => {
  throw new Error(`Violates RFC 5545: ${what}`)
}

/** Parses a calendar strictly by RFC 5545. Throws the first fault. */
export function checkCalendar(text: string): { calendar: Entry; events: Entry[]; alarms: Entry[] } {
  if (/[^\r]\n|\r[^\n]/.test(text) || !text.endsWith('\r\n')) fail('lines end with CRLF')
  const folded = text.slice(0, -2).split('\r\n')
  const long = folded.find((line) => new TextEncoder().encode(line).length > 75)
  if (long) fail(`a line of more than 75 octets: ${long}`)
  if (text.includes('\ufffd')) fail('a letter is split')
  const stack: { name: string; entry: Entry }[] = []
  const done: { name: string; entry: Entry }[] = []
  for (const line of text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', parameters = '', value = ''] = LINE.exec(line) ?? fail(`no property: ${line}`)
    // oxlint-disable-next-line no-control-regex -- these are what may not stand there
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(value)) fail(`a control character: ${line}`)
    if (TEXTS.includes(name) && UNESCAPED.test(value)) fail(`a bare mark: ${line}`)
    if (name === 'BEGIN') stack.push({ name: value, entry: {} })
    else if (name === 'END') {
      const ended = stack.pop()
      if (!ended || ended.name !== value) fail(`nothing of this kind is open: ${line}`)
      done.push(ended!)
    } else {
      const { entry } = stack.at(-1) ?? fail(`outside of the calendar: ${line}`)
      if (name in entry) fail(`said twice: ${line}`)
      entry[name] = value
      const isDay = parameters === ';VALUE=DATE'
      if (
        /^DT(START|END)$/.test(name) &&
        stack.at(-1)!.name === 'VEVENT' &&
        !(isDay ? /^\d{8}$/ : MOMENT).test(value)
      ) {
        fail(`no moment: ${line}`)
      }
    }
  }
  if (stack.length > 0) fail('not everything is ended')
  const of = (kind: string): Entry[] => done.filter(({ name }) => name === kind).map(({ entry }) => entry)
  const [calendar = fail('no calendar'), ...more] = of('VCALENDAR')
  if (more.length > 0 || done.at(-1)!.name !== 'VCALENDAR') fail('one calendar')
  if (done.length < 2) fail('a calendar holds something')
  if (calendar['VERSION'] !== '2.0' || !calendar['PRODID']) fail('VERSION and PRODID')
  const [events, alarms] = [of('VEVENT'), of('VALARM')]
  events.forEach(checkEvent)
  const uids = new Set(events.map(({ UID }) => UID))
  if (uids.size < events.length) fail('each UID once')
  for (const alarm of alarms) {
    if (!(alarm['ACTION'] === 'DISPLAY' && alarm['DESCRIPTION'] && /^-PT\d+M$/.test(alarm['TRIGGER'] ?? '')))
      fail('an alarm')
  }
  return { calendar, events, alarms }
}

function checkEvent(event: Entry): void {
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY']) if (!event[name]) fail(`an entry without ${name}`)
  for (const name of ['DTSTAMP', 'LAST-MODIFIED']) {
    if (event[name] !== undefined && !MOMENT.test(event[name])) fail(`${name} in UTC`)
  }
  if (event['SEQUENCE'] !== undefined && !/^\d+$/.test(event['SEQUENCE'])) fail('SEQUENCE is a number')
  if (!['TENTATIVE', 'CONFIRMED', 'CANCELLED', undefined].includes(event['STATUS'])) fail('STATUS')
  if (event['DTEND'] !== undefined && event['DTEND'] <= event['DTSTART']!) fail('an end after its start')
  if (event['URL'] !== undefined && !URL.canParse(event['URL'])) fail('URL')
}
