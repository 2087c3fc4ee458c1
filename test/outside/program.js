/*
 * A program of somebody else, as a page of another site runs it. It imports nothing of ours and knows the site's address
 * alone; the rest it learns from the description. It writes down whatever it does not understand.
 */

/** Where a value is not as a JSON Schema has it; as much of JSON Schema as the description uses. */
function faults(value, schema, root, at = '') {
  if (schema.$ref) return faults(value, resolve(root, schema.$ref), root, at)
  const options = schema.anyOf ?? schema.oneOf
  if (options) {
    const each = options.map((option) => faults(value, option, root, at))
    return each.some((found) => found.length === 0) ? [] : [`${at}: ${each.flat()[0]}`]
  }
  if ('const' in schema) return value === schema.const ? [] : [`${at} is not ${JSON.stringify(schema.const)}`]
  if (schema.enum) return schema.enum.includes(value) ? [] : [`${at} is none of ${JSON.stringify(schema.enum)}`]
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isOf(value, type))) return [`${at} is no ${types.join(' or ')}`]
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => {
      const item = schema.prefixItems?.[index] ?? schema.items
      return item ? faults(one, item, root, `${at}[${index}]`) : []
    })
  }
  if (typeof value !== 'object' || value === null) return []
  const { properties = {}, required = [], additionalProperties } = schema
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, one]) => {
      const property = properties[name] ?? additionalProperties
      if (property === false) return [`${at}.${name} is not described`]
      return typeof property === 'object' ? faults(one, property, root, `${at}.${name}`) : []
    }),
  ]
}

const resolve = (root, ref) =>
  ref
    .slice(2)
    .split('/')
    .reduce((part, name) => part[name.replaceAll('~1', '/').replaceAll('~0', '~')], root)

const isOf = (value, type) =>
  ({
    null: value === null,
    array: Array.isArray(value),
    object: typeof value === 'object' && value !== null && !Array.isArray(value),
    integer: Number.isInteger(value),
    number: typeof value === 'number',
    string: typeof value === 'string',
    boolean: typeof value === 'boolean',
  })[type] ?? false

function urlOf(site, path, { parameters }) {
  const url = new URL(
    site +
      '/api' +
      path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parameters.find((one) => one.name === name).example)),
  )
  for (const { name, in: where, example } of parameters) {
    if (where === 'query' && example !== undefined) url.searchParams.set(name, example)
  }
  return url
}

/** What is wrong with a refusal: it has a status, a sentence, and a code that the description knows. */
async function refusalFaults(what, answer, root) {
  const code = answer.headers.get('x-error-code')
  const known = root.components.headers[`error-${answer.status}`]?.schema.oneOf.map((one) => one.const) ?? []
  const sentence = await answer.text()
  return [
    ...(known.includes(code) ? [] : [`${what}: ${answer.status} with the code ${code}`]),
    ...(/^[A-Z].*[.!?]$/.test(sentence) ? [] : [`${what}: says ${JSON.stringify(sentence)}`]),
    ...(answer.headers.get('x-request-id') ? [] : [`${what}: has no id`]),
  ]
}

async function callFaults(site, root, path, method, operation) {
  const what = `${method.toUpperCase()} ${path}`
  // Without a preflight, as a form would send it.
  const answer = await fetch(urlOf(site, path, operation), { method, ...(method === 'post' && { body: '{}' }) })
  if (answer.status !== 200) {
    const documented = operation.responses[answer.status] ? [] : [`${what}: ${answer.status} is not described`]
    return { refused: answer.status, wrong: [...documented, ...(await refusalFaults(what, answer, root))] }
  }
  const [[type, { schema }]] = Object.entries(operation.responses[200].content)
  const wrong = answer.headers.get('content-type').startsWith(type) ? [] : [`${what}: is no ${type}`]
  const value = type === 'application/json' ? await answer.json() : await answer.text()
  return { wrong: [...wrong, ...faults(value, schema, root).map((fault) => `${what}: ${fault}`)] }
}

/** Makes every call of the description, and some that are none; what was refused with what, and what is wrong. */
export async function read(site) {
  const root = await (await fetch(`${site}/api/openapi.json`)).json()
  const refused = {}
  const wrong = []
  for (const [path, operations] of Object.entries(root.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const found = await callFaults(site, root, path, method, operation)
      if (found.refused) (refused[found.refused] ??= []).push(`${method} ${path}`)
      wrong.push(...found.wrong)
    }
  }
  const statuses = {}
  for (const path of NO_CALLS) {
    const answer = await fetch(site + path)
    statuses[path.slice(0, 40)] = answer.status
    wrong.push(...(await refusalFaults(path.slice(0, 40), answer, root)))
  }
  const first = await fetch(`${site}/api/tournaments`, { cache: 'no-store' })
  const again = await fetch(`${site}/api/tournaments`, {
    cache: 'no-store',
    headers: { 'if-none-match': first.headers.get('etag') },
  })
  if (again.status !== 304 && again.headers.get('etag') === first.headers.get('etag')) {
    wrong.push(`an answer that did not change came again: ${again.status}`)
  }
  return { refused, statuses, wrong }
}

const NO_CALLS = [
  '/api/nothing',
  '/api/tournament/nowhere/snapshot',
  '/api/tournament/rivers/getPairings',
  `/api/${'x'.repeat(2048)}`,
  '/parties/tournament/nowhere',
  '/parties/tournament/rivers',
  '/parties/site',
]

/** Listens to a tournament's room until something changed there, and reads what it became. */
export async function hear(site, tournament) {
  const root = await (await fetch(`${site}/api/openapi.json`)).json()
  const schema = { $ref: '#/components/schemas/RoomFrame' }
  const wrong = []
  const heard = new Set()
  const socket = new WebSocket(`${site.replace('http', 'ws')}/parties/tournament/${tournament}`)
  let version
  await new Promise((resolved, failed) => {
    socket.addEventListener('open', () => socket.send('ping'))
    socket.addEventListener('error', () => failed(new Error('The room does not open.')))
    socket.addEventListener('message', ({ data }) => {
      if (data === 'pong') heard.add('pong')
      else {
        const frame = JSON.parse(data)
        heard.add(frame.type)
        wrong.push(...faults(frame, schema, root, frame.type))
        version = frame.v ?? version
      }
      if (['pong', 'online', 'match'].every((type) => heard.has(type))) resolved()
    })
  })
  socket.close()
  return { heard: [...heard], isCurrent: await comes(site, tournament, version), wrong }
}

/** Whether a version that a room told of can be read: at the latest a second after it was told. */
async function comes(site, tournament, version) {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await fetch(`${site}/api/tournament/${tournament}/snapshot`, { cache: 'no-store' })
    if ((await answer.json()).version >= version) return true
    await new Promise((later) => setTimeout(later, 250))
  }
  return false
}
