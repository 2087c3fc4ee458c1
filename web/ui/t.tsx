import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with elements: `<T of={say.byAuthor({ author: <Link to={…}>…</Link> })} />`. */
export const T = ({ of }: { of: ReactNode[] }) => createElement(Fragment, null, ...of)
