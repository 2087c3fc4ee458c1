import * as say from '#words/home.js'
import { Link } from 'react-router-dom'
import layout from '../../styles/layout.module.css'
import styles from './home-lead.module.css'

export const HomeLead = () => (
  <header className={styles.lead}>
    <h1>{say.chessTournamentsLive()}</h1>
    <p>{say.leadText()}</p>
    <Link className={layout.link} to="/manage/new">
      {say.runYourOwn()}
    </Link>
  </header>
)
