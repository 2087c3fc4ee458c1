export { build as setup } from '../../scripts/run/build.ts'
