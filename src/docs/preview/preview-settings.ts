/** How the live previews are shown, where that is not the default. */
export interface PreviewSettings {
  /** The width of each stage in px. By default, all the room that it has. */
  readonly width?: number | undefined
  /** The color scheme of the previews alone. By default, the page's. */
  readonly scheme?: 'light' | 'dark' | undefined
  /** The direction of their text. By default, the page's. */
  readonly dir?: 'rtl' | undefined
}

/** The widths that have a name, in px. */
export const namedWidths = { phone: 390, tablet: 768 } as const

/** The least and the greatest width, in px. */
export const widthLimits = { min: 280, max: 1920 } as const

/** A width in px, from a name or a whole number; nothing for any other text. */
export function parseWidth(text: string | null): number | undefined {
  const named = Object.entries(namedWidths).find(([name]) => name === text)?.[1]
  const width = named ?? (/^\d+$/.test(text ?? '') ? Number(text) : 0)
  return width >= widthLimits.min && width <= widthLimits.max ? width : undefined
}

/** The nearest width that a stage can have, in whole px. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, width)))

/** The settings in a query. Unknown values are ignored. */
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

/** The settings as parameters of an address; nothing for the default. */
export function previewParameters({ width, scheme, dir }: PreviewSettings): Record<string, string> {
  const named = Object.entries(namedWidths).find(([, px]) => px === width)?.[0]
  return {
    ...(width !== undefined && { 'preview-width': named ?? String(width) }),
    ...(scheme && { 'preview-scheme': scheme }),
    ...(dir && { 'preview-dir': dir }),
  }
}

/** Whether everything is as it is by default. */
export const isDefault = ({ width, scheme, dir }: PreviewSettings): boolean =>
  (width ?? scheme ?? dir) === undefined

/**
 * Shows all previews so. Style sheets find what differs from the default on the root element, `data-preview="width dark"`:
 * so even the first paint of an address is right.
 */
export function applyPreview(settings: PreviewSettings): void {
  const { width, scheme, dir } = settings
  const { dataset, style } = document.documentElement
  if (isDefault(settings)) delete dataset.preview
  else dataset.preview = [width && 'width', scheme, dir].join(' ')
  style.setProperty('--preview-width', width ? `${width}px` : '')
}
