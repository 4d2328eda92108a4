import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const given = new Set(['react', 'react-dom'])

interface PackageManifest {
  readonly version: string
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** A cache, since most components need the same packages. */
const manifests = new Map<string, PackageManifest>()

function manifestOf(name: string): PackageManifest {
  const known =
    manifests.get(name) ??
    (JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as PackageManifest)
  manifests.set(name, known)
  return known
}

/**
 * The packages that npm must install, with the peers they need except React, each in the version that is tested here. A
 * later major version may break what imports it, as may a later minor version before 1.0.
 */
export function requiredPackages(packages: readonly string[]): string[] {
  const needed = new Map<string, string>()
  const add = (name: string) => {
    if (given.has(name) || needed.has(name)) return
    const manifest = manifestOf(name)
    needed.set(name, `${name}@${/^(0\.)?\d+/.exec(manifest.version)?.[0] ?? manifest.version}`)
    Object.keys(manifest.peerDependencies ?? {})
      .filter(
        (peer) => manifest.peerDependenciesMeta?.[peer]?.optional !== true && !peer.startsWith('@types/'),
      )
      .forEach(add)
  }
  packages.forEach(add)
  return [...needed.values()].sort()
}
