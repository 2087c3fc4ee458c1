import * as say from '#words/standings.js'
import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import named from './named-rows.module.css'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import styles from './best-rows.module.css'

export function BestRows({ caption, noun, heads, rows }: BestRowsProps) {
  return (
    <table className={classes(table.table, table.dense, table.fixed, table.tucked, named.rows, styles.table)}>
      <caption className={layout.heard}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes(table.num, styles.rank)}>
            <abbr title={say.rank()}>#</abbr>
          </th>
          <th scope="col">{noun}</th>
          {heads.map(({ word, title, text, wide }) => (
            <th
              key={word}
              scope="col"
              title={title}
              className={
                text ? classes(layout.wide, styles.text) : classes(wide && layout.wide, table.num, styles.figure)
              }
            >
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, rank, name, href, title, nationality, cells }) => (
          <tr key={key}>
            <td className={classes(table.num, styles.rank)}>{rank}</td>
            <th scope="row">
              <div>
                <Flag code={nationality} />
                <EntrantName title={title} name={name} href={href} />
              </div>
            </th>
            {cells.map((cell, at) => (
              <td
                key={heads[at]!.word}
                className={classes(
                  (heads[at]!.text || heads[at]!.wide) && layout.wide,
                  !heads[at]!.text && table.num,
                  typeof cell !== 'object' && table.figure,
                )}
                title={typeof cell === 'string' ? cell : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BestRowsProps {
  caption: string
  noun: string
  /** `wide`: left out on phones. */
  heads: { word: string; title?: string | undefined; text?: boolean; wide?: boolean }[]
  rows: {
    key: string
    rank: number
    name: string
    href: string | undefined
    title: string
    nationality: string
    cells: ReactNode[]
  }[]
}
