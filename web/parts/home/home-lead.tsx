import layout from '../../styles/layout.module.css'
import styles from './home-lead.module.css'

export const HomeLead = () => (
  <header className={styles.lead}>
    <h1>Chess tournaments, live</h1>
    <p>Pairings, results, standings and games of every round, as they happen.</p>
    <a className={layout.link} href="/manage/new">
      Run your own
    </a>
  </header>
)
