import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './button.module.css'

interface Look {
  /** Primary once per view. */
  look?: 'default' | 'primary' | 'quiet'
  small?: boolean
}

const named = ({ look = 'default', small }: Look, more?: string): string =>
  classes(styles.button, styles[look], small && styles.small, more)

export function Button({ look, small, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" className={named({ look, small }, className)} {...rest} />
}

/** A link that looks like a button: to a page of ours or a place in this one, or with `external` to another site. */
export function ButtonLink({ look, small, className, external, children, ...rest }: Look & LinkProps) {
  return (
    <a className={named({ look, small }, className)} rel={external ? 'external noopener' : undefined} {...rest}>
      {children}
    </a>
  )
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; external?: boolean }

/** A square button with a drawing; `label` is what it is called. */
export function IconButton({
  label,
  small,
  className,
  ...rest
}: { label: string; small?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(styles.icon, small && styles.iconSmall, className)}
      {...rest}
    />
  )
}
