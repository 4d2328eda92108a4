import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { entryPlugin } from '../../../scripts/entry/entry-plugin'
import { cssTarget, stylingPlugins } from '../../../scripts/harness/styling'
import { familyFolder } from '../../support/playwright-config'

/** Builds the page with all components, before the workers start that show it. */
export async function buildFamily(): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [stylingPlugins(), entryPlugin(), react()],
    build: { outDir: familyFolder(), emptyOutDir: true, cssTarget },
  })
}
