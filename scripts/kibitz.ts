import { chdir, env } from 'node:process'

/**
 * `npm run pair` and the like. npm starts scripts in the project’s folder, but file names are relative to the user’s.
 */
chdir(env.INIT_CWD ?? '.')
await import('../cli/main.ts')
