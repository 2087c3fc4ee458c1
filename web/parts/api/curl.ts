import { exampleUrl, type DescribedCall } from './calls.ts'

const COOKIES = 'kibitz.cookies'
const JSON_TYPE = "-H 'Content-Type: application/json'"

/** A text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** What the call is sent, as JSON; undefined where it takes no body. */
const bodyExample = ({ operation }: DescribedCall): string | undefined => {
  const content = operation.requestBody?.content['application/json']
  return content && JSON.stringify(content.example ?? {})
}

/** The call as a command that works as it is pasted; where it must be known who asks, after `signInCommand`. */
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

/** Signs in: keeps the cookie in a file and the session's handle in a variable. */
export const signInCommand = (origin: string): string =>
  [
    `SESSION=$(curl -s -c ${COOKIES} ${quoted(`${origin}/api/login`)}`,
    `-H ${quoted(`Origin: ${origin}`)}`,
    JSON_TYPE,
    `--data '{"username":"demo_player","password":"kibitz-demo"}'`,
    String.raw`| sed 's/.*"sessionID":"\([^"]*\)".*/\1/')`,
  ].join(' \\\n  ')
