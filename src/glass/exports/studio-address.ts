import { siteUrl } from '../../ui/site-url'
import { encodeGlass, glassParameter } from '../code'
import type { Glass } from '../glass'

/** Where a glass can be seen and changed. It tells, in what was taken home, where that comes from. */
export const studioAddress = (glass: Glass): string =>
  `${siteUrl}/studio?${glassParameter}=${encodeGlass(glass)}`
