import { decodeGlass, encodeGlass, glassParameter } from '../../glass/code'
import { defaultGlass, isSameGlass, type Glass } from '../../glass/glass'
import { changeQuery } from '../../docs/page/page-query'

/** What the address bar says. */
export interface AddressedGlass {
  /** The default glass where the address has no code, or one that cannot be read. */
  readonly glass: Glass
  readonly isUnreadable: boolean
}

/** Reads the glass in the address bar. */
export function readAddress(): AddressedGlass {
  const code = new URLSearchParams(window.location.search).get(glassParameter)
  const glass = code === null ? defaultGlass : decodeGlass(code)
  return { glass: glass ?? defaultGlass, isUnreadable: glass === undefined }
}

/** Writes a glass into the address bar: the default one as no code at all. */
export const writeAddress = (glass: Glass): void =>
  changeQuery((parameters) => {
    if (isSameGlass(glass, defaultGlass)) parameters.delete(glassParameter)
    else parameters.set(glassParameter, encodeGlass(glass))
  })
