import type { Bindings } from '../env.ts'

/**
 * A key of the Cache API, under the site’s own host, as
 * https://developers.cloudflare.com/workers/runtime-apis/cache/ advises: other hosts cost a look-up of their name. No
 * address of the site begins with `/~`.
 */
export const edgeKey = ({ SITE_URL }: Pick<Bindings, 'SITE_URL'>, ...words: (string | number)[]): string =>
  `${SITE_URL}/~kept/${words.join('/')}`
