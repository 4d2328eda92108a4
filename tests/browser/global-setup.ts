import { buildFamily } from './family/build'

/** Prepares what the workers share. */
export default buildFamily
