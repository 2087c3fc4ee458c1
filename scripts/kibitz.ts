import { chdir, env } from 'node:process'

/** `npm run pair` and the like. npm starts scripts in the project’s folder, but a file is named from the user’s. */
chdir(env.INIT_CWD ?? '.')
await import('../cli/main.ts')
