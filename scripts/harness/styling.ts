import type { PluginOption } from 'vite'

/** Whether the components under test are as they were written, with Emotion, as `STYLES=emotion` asks for. */
const isEmotion = process.env.STYLES === 'emotion'

/** The folder of the site whose components are built with Emotion. */
export const emotionFolder = '.cache/emotion'

/** The folder of the site whose plain CSS is not minified, to be compared with it. */
export const cssFolder = '.cache/css'

/** The folder of the site under test. */
export const siteFolder = isEmotion ? emotionFolder : 'dist'

/** A report of tests is named by the styling, as the two may run side by side. */
export const nameWithStyling = (name: string): string => (isEmotion ? `${name}-emotion` : name)

/** The plugins for a test's page of components. They are loaded on demand: that takes seconds, and few tests build a page. */
export const stylingPlugins = async (): Promise<PluginOption[]> =>
  isEmotion ? [] : [(await import('../css-modules/css-modules-plugin.ts')).cssModulesPlugin()]

/** The elements that components style themselves. */
export const styledElements = isEmotion ? '[class*="css-"]' : ':is([class^="_"], [class*=" _"])'

/** The browsers that components are built for, as in `vite.config.ts`: older ones do not know what the material is made of. */
export const cssTarget = ['chrome123', 'firefox125', 'safari17.5']
