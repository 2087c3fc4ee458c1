import * as say from '#words/people.js'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import type { TeamMembership } from '#core/rows/profile.ts'
import layout from '../../styles/layout.module.css'
import { Crest } from '../../ui/crest.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Flag } from './flag.tsx'
import { safePictureUrl } from './picture-url.ts'
import styles from './name-row.module.css'

export function TeamList({ teams }: { teams: TeamMembership[] }) {
  if (teams.length === 0) {
    return (
      <Panel>
        <EmptyState sentence={say.userInNoTeams()} />
      </Panel>
    )
  }
  return (
    <Panel title={say.teams()} count={teams.length}>
      <ul className={styles.lines}>
        {teams.map(({ id, name, nationality, logoURL, level }) => (
          <li key={id}>
            <Link className={styles.row} to={profilePath('team', id)}>
              <Crest name={name} logo={safePictureUrl(logoURL)} size={28} />
              <span className={styles.words}>
                <b>
                  <bdi>{name}</bdi>
                </b>
              </span>
              {level > 0 && <span className={styles.end}>{say.isAdmin()}</span>}
              <Flag code={nationality} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const NAMED = 3

export function TeamLinks({ teams }: { teams: TeamMembership[] }) {
  return teams.slice(0, NAMED).map(({ id, name }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <Link className={layout.link} to={profilePath('team', id)}>
        <bdi>{name}</bdi>
      </Link>
    </Fragment>
  ))
}
