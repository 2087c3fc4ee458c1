import { useTitle } from '../hooks/use-title.ts'
import layout from '../styles/layout.module.css'

/** All teams by name. */
export function TeamsPage() {
  useTitle('Teams')
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1>Teams</h1>
    </div>
  )
}
