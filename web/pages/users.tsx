import { useTitle } from '../hooks/use-title.ts'
import layout from '../styles/layout.module.css'

/** All users by username. */
export function UsersPage() {
  useTitle('Users')
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1>Users</h1>
    </div>
  )
}
