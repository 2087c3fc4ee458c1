import { exampleUrl, type DescribedCall } from './calls.ts'

const COOKIES = 'kibitz.cookies'
const JSON_TYPE = "-H 'Content-Type: application/json'"

/** Quotes a text as one word for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The example body as JSON; undefined when the call takes none. */
const bodyExample = ({ operation }: DescribedCall): string | undefined => {
  const content = operation.requestBody?.content['application/json']
  return content && JSON.stringify(content.example ?? {})
}

/** The call as a command to paste. A call for signed-in users needs `signInCommand` to be run first. */
export function curlCommand(call: DescribedCall, origin: string): string {
  const { method, operation } = call
  const body = bodyExample(call)
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quoted(origin + exampleUrl(call))}`,
    ...(method === 'get' ? [] : [`-H ${quoted(`Origin: ${origin}`)}`]),
    ...(operation.security ? [`-b ${COOKIES} -H "Authorization: {\\"sessionID\\":\\"$SESSION\\"}"`] : []),
    ...(body === undefined ? [] : [JSON_TYPE, `--data ${quoted(body)}`]),
  ].join(' \\\n  ')
}

/** Signs in; keeps the cookie in a file and the session id in a shell variable. */
export const signInCommand = (origin: string): string =>
  [
    `SESSION=$(curl -s -c ${COOKIES} ${quoted(`${origin}/api/login`)}`,
    `-H ${quoted(`Origin: ${origin}`)}`,
    JSON_TYPE,
    `--data '{"username":"demo_player","password":"kibitz-demo"}'`,
    String.raw`| sed 's/.*"sessionID":"\([^"]*\)".*/\1/')`,
  ].join(' \\\n  ')
