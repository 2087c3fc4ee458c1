import { Link } from 'react-router-dom'
import layout from '../../styles/layout.module.css'
import styles from './home-lead.module.css'

export const HomeLead = () => (
  <header className={styles.lead}>
    <h1>Chess tournaments, live</h1>
    <p>Pairings, results, standings and games of every round, as they happen.</p>
    <Link className={layout.link} to="/manage/new">
      Run your own
    </Link>
  </header>
)
