import { useSyncExternalStore } from 'react'
import { CodeBlock, CodeFigure } from '../../docs/code/code-block'
import { CodeTabs } from '../../docs/code/code-tabs'
import { useHostPrints } from '../../docs/install/host'
import { TellStory } from '../../docs/page/tell-story'
import {
  followChoice,
  lastChoice,
  managers,
  rememberChoice,
  type Manager,
} from '../../docs/install/install-choice'
import { encodeGlass } from '../../glass/code'
import { exports, type GlassExport } from '../../glass/exports'
import type { Glass } from '../../glass/glass-values'
import { glassCommand } from '../../install/install-command'
import { projectSettings, type ProjectSettings } from '../../install/registry-item'
import { download } from '../../docs/code/download'
import { CostSum } from './cost-sum'
import { useGlass } from './studio-store'
import styles from './export.module.css'

const types = { css: 'text/css', json: 'application/json' } as const

/** The command that installs the glass, and its text in several formats. */
export function ExportPanel() {
  const glass = useGlass((whole) => whole)
  return (
    <>
      <CostSum />
      <Command code={encodeGlass(glass)} />
      <CodeTabs
        id="export-formats"
        names={exports.map(({ title }) => title)}
        panel={(name) => {
          const format = exports.find(({ title }) => title === name)
          return format && <Format format={format} glass={glass} />
        }}
      />
      <p>
        <TellStory className={styles.download} />
      </p>
    </>
  )
}

/** The command that installs the glass in the visitor's kind of project. */
function Command({ code }: { readonly code: string }) {
  const choice = useSyncExternalStore(followChoice, lastChoice)
  const choose = (change: Partial<typeof choice>) => rememberChoice({ ...choice, ...change })
  const prints = useHostPrints()
  if (!prints)
    return <p className={styles.note}>Here, no command installs your glass. Copy its file, or download it.</p>
  return (
    <>
      <fieldset className={styles.options} aria-label="Your project">
        <label>
          Package manager
          <select
            value={choice.manager}
            // The options are the managers.
            onChange={({ currentTarget }) => choose({ manager: currentTarget.value as Manager })}
          >
            {Object.keys(managers).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          components.json
          <select
            value={choice.settings}
            // The options are the settings.
            onChange={({ currentTarget }) => choose({ settings: currentTarget.value as ProjectSettings })}
          >
            {Object.keys(projectSettings).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <CodeFigure label="Command">
        <code>
          {glassCommand({
            runner: managers[choice.manager],
            code,
            settings: choice.settings,
          })}
        </code>
      </CodeFigure>
      <p className={styles.note}>
        It writes one file, <code>glass.css</code>: import it once, in any app, with Tailwind or without.
        Light and dark follow the system, and the classes <code>light</code> and <code>dark</code>.
      </p>
    </>
  )
}

/** The glass in one format, to copy or to download. */
function Format({ format, glass }: { readonly format: GlassExport; readonly glass: Glass }) {
  const text = format.print(glass)
  return (
    <>
      <CodeBlock code={text} label={format.file} language={format.language} />
      <button
        type="button"
        className={styles.download}
        onClick={() => download(format.file, text, types[format.language])}
      >
        {`Download ${format.file}`}
      </button>
    </>
  )
}
