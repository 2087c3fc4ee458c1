import * as say from '#words/festivalPages.js'
import { useQuery } from '@tanstack/react-query'
import { festivalPath, newFestivalPath } from '#core/addresses/festival-paths.ts'
import { festivalQueries } from '../../api/festivals.ts'
import { useHasSession } from '../../api/session.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Crest } from '../../ui/crest.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import styles from '../season/leagues-panel.module.css'
import { FestivalDays } from './festival-header.tsx'

/** All festivals; nothing without one, but for who could make the first. */
export function FestivalsPanel() {
  const { data: festivals = [] } = useQuery(festivalQueries.festivals())
  const hasSession = useHasSession()
  if (festivals.length === 0 && !hasSession) return null
  return (
    <Panel
      title={say.festivals()}
      count={festivals.length || undefined}
      action={
        hasSession && (
          <a className={layout.link} href={localPath(newFestivalPath())}>
            {say.newFestival()}
          </a>
        )
      }
    >
      {festivals.length > 0 && (
        <table className={classes(table.table, table.tucked)}>
          <caption className={layout.heard}>{say.festivals()}</caption>
          <thead>
            <tr>
              <th scope="col">{say.festival()}</th>
              <th scope="col">{say.headDates()}</th>
              <th scope="col" className={layout.wide}>
                {say.place()}
              </th>
              <th scope="col" className={classes(table.num, layout.wide)}>
                {say.sections()}
              </th>
            </tr>
          </thead>
          <tbody>
            {festivals.map((festival) => (
              <tr key={festival.id}>
                <td>
                  <a className={styles.name} href={localPath(festivalPath(festival.id))}>
                    <Crest name={festival.name} logo={festival.logoURL} size={28} />
                    <bdi>{festival.name}</bdi>
                  </a>
                </td>
                <td>
                  <FestivalDays festival={festival} />
                </td>
                <td className={layout.wide}>
                  <bdi>{festival.place}</bdi>
                </td>
                <td className={classes(table.num, layout.wide)}>{festival.sections}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
