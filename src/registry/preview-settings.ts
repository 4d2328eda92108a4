/** The settings of all live previews that differ from the default. */
export interface PreviewSettings {
  /** The width of each stage in px. @default its container's width */
  readonly width?: number | undefined
  /** The color scheme of the previews. @default the page's */
  readonly scheme?: 'light' | 'dark' | undefined
  /** The direction of their text. @default the page's */
  readonly dir?: 'rtl' | undefined
}

/** The named widths, in px. */
export const namedWidths = { phone: 390, tablet: 768 } as const

/** The limits of the width, in px. */
export const widthLimits = { min: 280, max: 1920 } as const

/** The nearest allowed width, in whole px. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, width)))

/** Parses a width: a name, or a number of px, which becomes the nearest allowed. Undefined for any other text. */
export function parseWidth(text: string | null): number | undefined {
  const named = Object.entries(namedWidths).find(([name]) => name === text)?.[1]
  return named ?? (/^-?\d+\.?\d*$/.test(text ?? '') ? clampWidth(Number(text)) : undefined)
}

/** Parses the settings in a query. A width out of range becomes the nearest allowed; invalid values are ignored. */
export function parsePreview(query: string | URLSearchParams): PreviewSettings {
  const parameters = new URLSearchParams(query)
  const read = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === parameters.get(name))
  return {
    width: parseWidth(parameters.get('preview-width')),
    scheme: read('preview-scheme', ['light', 'dark']),
    dir: read('preview-dir', ['rtl']),
  }
}

/** The settings as URL parameters. Defaults are left out. */
export function previewParameters({ width, scheme, dir }: PreviewSettings): Record<string, string> {
  const named = Object.entries(namedWidths).find(([, px]) => px === width)?.[0]
  return {
    ...(width !== undefined && { 'preview-width': named ?? String(width) }),
    ...(scheme && { 'preview-scheme': scheme }),
    ...(dir && { 'preview-dir': dir }),
  }
}

/** Whether all settings have their defaults. */
export const isDefault = ({ width, scheme, dir }: PreviewSettings): boolean =>
  (width ?? scheme ?? dir) === undefined

/**
 * Applies the settings to all previews. They are an attribute of the root element, `data-preview="width dark"`, so that
 * style sheets apply them at the first paint.
 */
export function applyPreview({ width, scheme, dir }: PreviewSettings): void {
  const { dataset, style } = document.documentElement
  const changed = [width && 'width', scheme, dir].join(' ').trim()
  if (changed) dataset.preview = changed
  else delete dataset.preview
  style.setProperty('--preview-width', width ? `${width}px` : '')
}
