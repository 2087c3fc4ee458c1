import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import layout from '../../styles/layout.module.css'
import type { AnswerField } from './fields.ts'
import styles from './call-card.module.css'

export function FieldTable({ label, caption, fields }: { label: string; caption: string; fields: AnswerField[] }) {
  return (
    <div className={layout.scrollX} role="region" aria-label={label} tabIndex={0}>
      <table className={classes(table.table, styles.table)}>
        <caption className={layout.heard}>{caption}</caption>
        <tbody>
          {fields.map(({ name, type, optional, words }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {optional && '?'}
              </th>
              <td>{type}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
