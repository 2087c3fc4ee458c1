import * as say from '#words/site.js'

/** Facts about this site; change them for a site of your own. */
export const SITE = {
  name: 'Kibitz',
  since: 2020,
  /** A page about its operators. */
  about: 'https://about.kibitz.example',
  /** Address for mail about the site. */
  contact: 'hello@kibitz.example',
  notices: 'https://social.kibitz.example',
  social: [
    { name: 'Discord', icon: 'discord', href: 'https://discord.kibitz.example' },
    { name: 'YouTube', icon: 'youtube', href: 'https://youtube.kibitz.example' },
  ],
  award: {
    kicker: say.awardKicker,
    title: say.awardTitle,
    reason: say.awardReason,
    recipient: 'Humpy Koneru',
    federation: 'IND',
    citation: { words: say.awardStandings, href: '/t/wwrapid24/standings/final' },
  },
} as const
