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
          <div className={layout.scrollX} role="region" aria-label={`Parameters of ${path}`} tabIndex={0}>
            <table className={classes(table.table, styles.table)}>
              <caption>Parameters</caption>
              <tbody>
                {parameters.map(({ name, in: where, required, description: words, schema }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td>
                      {where === 'header' ? 'header' : typeOf(schema)}
                      {schema.default !== undefined && `, default ${schema.default}`}
                    </td>
                    <td>
                      {words} {where !== 'path' && required && 'Required.'}
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

function Example({ call }: { call: DescribedCall }) {
  const origin = useOrigin()
  const url = exampleUrl(call)
  const isPrivate = call.operation.security !== undefined
  return (
    <>
      <h3>Example</h3>
      {isPrivate && (
        <>
          <p>Sign in first, with your own username and password:</p>
          <Code label="Sign in">{signInCommand(origin)}</Code>
          <p>Then:</p>
        </>
      )}
      <Code label="curl">{curlCommand(call, origin)}</Code>
      {call.method === 'get' && !isPrivate && (
        <a className={layout.link} href={url}>
          Open in browser
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
        Body <span>application/json</span>
      </h3>
      {fields.length > 0 && <FieldTable label={`Body of ${path}`} caption="Properties" fields={fields} />}
      <Code label={`Body of ${path}`}>{JSON.stringify(content.example, null, 2)}</Code>
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
          label={`Response of ${path}`}
          caption={`Properties${content?.schema.type === 'array' ? ' of each row' : ''}`}
          fields={fields}
        />
      )}
      {content?.example !== undefined && (
        <Code label={`Response of ${path}`}>
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
