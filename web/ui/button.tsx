import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classes } from './classes.ts'
import styles from './button.module.css'

interface ButtonStyle {
  /** One primary button per view; danger for what cannot be undone. */
  look?: 'default' | 'primary' | 'quiet' | 'danger'
  small?: boolean
}

const buttonClass = ({ look = 'default', small }: ButtonStyle, more?: string): string =>
  classes(styles.button, styles[look], small && styles.small, more)

export function Button({ look, small, className, ...rest }: ButtonStyle & ComponentProps<'button'>) {
  return <button type="button" className={buttonClass({ look, small }, className)} {...rest} />
}

/** A link that looks like a button: to a page of the site or a hash, or with `external` to a file or another site. */
export function ButtonLink({ look, small, className, external, href, children, ...rest }: ButtonStyle & LinkProps) {
  const shared = { className: buttonClass({ look, small }, className), ...rest }
  if (!external && !href.startsWith('#')) {
    return (
      <Link to={href} {...shared}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} rel={external ? 'external noopener' : undefined} {...shared}>
      {children}
    </a>
  )
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; external?: boolean }

/** A square button with an icon; `label` is its accessible name. */
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
