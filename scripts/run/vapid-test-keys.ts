/** VAPID keys for tests: push services identify the site by them (RFC 8292). */
export const VAPID = {
  VAPID_PUBLIC_KEY: 'BD9tfYaJ1UoHh8gu1grGRe-ZWIavVmsRNYA7LX6jo5tult2DB3bXGoNJSpqDrNstMUm8g2sP74Dw_iS93C0S0bM',
  VAPID_PRIVATE_KEY: '736mntWlGgeGf4w5hDJuL8mTdyHqxbU1uP2g5AU-BvA',
}
