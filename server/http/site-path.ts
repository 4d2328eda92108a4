/** A path without the slash at its end; `/` stays. */
export const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path

/** A path as the name of a file. One with invalid percent-encoding is returned unchanged: no file has such a name. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
