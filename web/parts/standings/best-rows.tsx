import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import styles from './best-rows.module.css'

/** The first few of a longer table: rank, name, and a figure or two. */
export function BestRows({ caption, noun, heads, rows }: BestRowsProps) {
  return (
    <table className={classes(table.table, table.dense, table.fixed, table.tucked, styles.table)}>
      <caption className={layout.heard}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes(table.num, styles.rank)}>
            <abbr title="Rank">#</abbr>
          </th>
          <th scope="col">{noun}</th>
          {heads.map(({ word, title, text }) => (
            <th
              key={word}
              scope="col"
              title={title}
              className={text ? classes(layout.wide, styles.text) : classes(table.num, styles.figure)}
            >
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, href, rank, name, title, nationality, cells }) => (
          <tr key={key}>
            <td className={classes(table.num, styles.rank)}>{rank}</td>
            <th scope="row" title={name}>
              <div>
                <Flag code={nationality} />
                <bdi>
                  {title && <small>{title} </small>}
                  {href === undefined ? name : <a href={href}>{name}</a>}
                </bdi>
              </div>
            </th>
            {cells.map((cell, at) => (
              <td
                key={heads[at]!.word}
                className={classes(heads[at]!.text ? layout.wide : table.num, typeof cell !== 'object' && table.figure)}
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
  /** What the rows are of. */
  noun: string
  heads: { word: string; title?: string; text?: boolean }[]
  /** `href` is where a name leads. */
  rows: {
    key: string
    href?: string
    rank: number
    name: string
    title: string
    nationality: string
    cells: ReactNode[]
  }[]
}
