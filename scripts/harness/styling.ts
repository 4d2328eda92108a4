import type { PluginOption } from 'vite'
import { cssModulesPlugin } from '../css-modules/css-modules-plugin'

/** Whether the components under test have CSS modules in place of Emotion, as `STYLES=css` asks for. */
const isPlainCss = process.env.STYLES === 'css'

/** The folder of the site whose components have CSS modules. */
export const plainCssFolder = '.cache/plain-css'

/** The folder of the site under test. */
export const siteFolder = isPlainCss ? plainCssFolder : 'dist'

/** What a page of a test needs to show the components under test. */
export const stylingPlugins = (): PluginOption[] => (isPlainCss ? [cssModulesPlugin()] : [])

/** The elements that components style themselves. */
export const styledElements = isPlainCss ? ':is([class^="_"], [class*=" _"])' : '[class*="css-"]'

/** The browsers that components are built for, as in `vite.config.ts`: older ones do not know what the material is made of. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5']
