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
    kicker: 'Title 2024',
    title: 'Women’s World Rapid Champion',
    reason: 'Eight and a half points from eleven rounds in New York, half a point clear of the field.',
    recipient: 'Humpy Koneru',
    federation: 'IND',
    citation: { words: 'Final standings', href: '/t/wwrapid24/standings/final' },
  },
} as const
