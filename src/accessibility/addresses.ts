import { repositoryUrl } from '../ui/site'
import { siteAddress } from '../ui/site-address'

/** The address of the report as OpenACR. */
export const reportPath = '/accessibility/report.yaml'

/** The address of what the report says of a component, by the name of its folder. */
export const reportOf = (folder: string): string => siteAddress(`/accessibility#${folder}`)

/** Where a visitor reports a barrier: an issue, with a title to go on with. */
export const barrierUrl = `${repositoryUrl}/issues/new?title=${encodeURIComponent('Accessibility: ')}`
