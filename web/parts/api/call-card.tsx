import * as say from '#words/api.js'
import { T } from '../../ui/t.tsx'
import type { Description, ResponseObject } from '../../api/openapi.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { useOrigin } from '../../served.ts'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import layout from '../../styles/layout.module.css'
import { exampleUrl, type DescribedCall } from './calls.ts'
import { curlCommand, signInCommand } from './curl.ts'
import { FieldTable } from './field-table.tsx'
import { fieldsOf, typeOf } from './fields.ts'
import styles from './call-card.module.css'

export function CallCard({ call, description }: { call: DescribedCall; description: Description }) {
  const { method, path, operation } = call
  const { operationId: id, summary, description: about, parameters, responses } = operation
  return (
    <details id={id} className={styles.call} open={useHash() === id || undefined}>
      <summary>
        <b className={classes(styles.method, styles[method])}>{method.toUpperCase()}</b>
        <code>
          {path.split(/(?=\/)/).map((word, at) => (
            <span key={at}>{word}</span>
          ))}
        </code>
        <span className={styles.summary}>{summary}</span>
      </summary>
      <div className={styles.body}>
        {about && <p>{about}</p>}
        {parameters.length > 0 && (
          <div className={layout.scrollX} role="region" aria-label={say.parametersOf({ path })} tabIndex={0}>
            <table className={classes(table.table, styles.table)}>
              <caption>{say.parameters()}</caption>
              <tbody>
                {parameters.map(({ name, in: where, required, description: words, schema }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td>
                      {where === 'header' ? say.header() : typeOf(schema)}
                      {schema.default !== undefined && say.defaultPart({ value: String(schema.default) })}
                    </td>
                    <td>
                      {words} {where !== 'path' && required && say.isRequired()}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <Body call={call} description={description} />
        <Example call={call} />
        {Object.entries(responses).map(([status, answer]) => (
          <AnswerOf key={status} path={path} status={status} answer={answer} description={description} />
        ))}
      </div>
    </details>
  )
}

/** The program of the example, and the type of a body. */
const CURL = 'curl'
const JSON_TYPE = 'application/json'

function Example({ call }: { call: DescribedCall }) {
  const origin = useOrigin()
  const url = exampleUrl(call)
  const isPrivate = call.operation.security !== undefined
  return (
    <>
      <h3>{say.example()}</h3>
      {isPrivate && (
        <>
          <p>{say.signInFirst()}</p>
          <Code label={say.signIn()}>{signInCommand(origin)}</Code>
          <p>{say.signedInThen()}</p>
        </>
      )}
      <Code label={CURL}>{curlCommand(call, origin)}</Code>
      {call.method === 'get' && !isPrivate && (
        <a className={layout.link} href={url}>
          {say.openInBrowser()}
        </a>
      )}
    </>
  )
}

function Body({ call: { path, operation }, description }: { call: DescribedCall; description: Description }) {
  const content = operation.requestBody?.content['application/json']
  if (!content) return null
  const fields = fieldsOf(content.schema, description.components.schemas)
  return (
    <>
      <h3>
        <T of={say.bodyHead({ type: <span>{JSON_TYPE}</span> })} />
      </h3>
      {fields.length > 0 && <FieldTable label={say.bodyOf({ path })} caption={say.properties()} fields={fields} />}
      <Code label={say.bodyOf({ path })}>{JSON.stringify(content.example, null, 2)}</Code>
    </>
  )
}

interface AnswerProps {
  path: string
  status: string
  answer: ResponseObject
  description: Description
}

function AnswerOf({ path, status, answer, description: { components } }: AnswerProps) {
  const words = answer.description ?? components.responses[answer.$ref?.split('/').at(-1) ?? '']?.description
  const [type, content] = Object.entries(answer.content ?? {})[0] ?? []
  const fields = content ? fieldsOf(content.schema, components.schemas) : []
  return (
    <>
      <h3>
        {status} {status === '200' && type && <span>{type}</span>}
      </h3>
      {status !== '200' && <p>{words}</p>}
      {status === '200' && type !== 'application/json' && <p>{words}</p>}
      {status === '200' && fields.length === 0 && content && type === 'application/json' && (
        <p>
          {typeOf(content.schema)}. {content.schema.description}
        </p>
      )}
      {fields.length > 0 && (
        <FieldTable
          label={say.responseOf({ path })}
          caption={content?.schema.type === 'array' ? say.propertiesOfRows() : say.properties()}
          fields={fields}
        />
      )}
      {content?.example !== undefined && (
        <Code label={say.responseOf({ path })}>
          {typeof content.example === 'string' ? content.example : JSON.stringify(content.example, null, 2)}
        </Code>
      )}
    </>
  )
}

const Code = ({ label, children }: { label: string; children: string }) => (
  <pre className={styles.code} role="group" aria-label={label} tabIndex={0}>
    <code>{children}</code>
  </pre>
)
