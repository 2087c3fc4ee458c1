import type { ComponentProps, ReactNode } from 'react'
import { localPath } from '../navigation/local-path.ts'
import { ARROW_DOWN } from './icons.ts'
import { Icon } from './icon.tsx'
import { classes } from './classes.ts'
import styles from './table.module.css'

export type Sort = 'ascending' | 'descending'

/** A column head that links to the table sorted by it; `sort` is set when it is sorted by this column. */
export function SortHead({ sort, href, label, children, num, className, ...rest }: SortHeadProps) {
  if (label !== undefined) {
    return (
      <th scope="col" aria-sort={sort} className={classes(num && styles.num, styles.explained, className)} {...rest}>
        <span className={styles.sort}>
          {children}
          <a href={localPath(href)} rel="nofollow" aria-label={label} title={label}>
            <Icon of={ARROW_DOWN} size={12} />
          </a>
        </span>
      </th>
    )
  }
  return (
    <th scope="col" aria-sort={sort} className={classes(num && styles.num, className)} {...rest}>
      <a className={styles.sort} href={localPath(href)} rel="nofollow">
        {children}
        <Icon of={ARROW_DOWN} size={12} />
      </a>
    </th>
  )
}

type SortHeadProps = ComponentProps<'th'> & {
  sort?: Sort | undefined
  href: string
  /** The name of the link that sorts, where the head’s words lead to their explanation. */
  label?: string | undefined
  children: ReactNode
  num?: boolean
}
