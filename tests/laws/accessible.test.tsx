// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { claimOf } from '../../src/accessibility/by-component'
import { documented } from '../../src/accessibility/parts'
import { isInstallable } from '../../src/registry/entry-module'
import { problemsOf } from './accessible-checks'
import { entries } from './entries'

afterEach(cleanup)

test.each(entries.filter(({ page }) => isInstallable(page)))(
  '$title keeps what its claims say',
  async ({ name, page }) => {
    const { docs } = page
    const problems = await problemsOf({ registry: 'registry', folder: name, docs })
    // What the entry tells as a barrier is no surprise.
    expect(problems.filter(({ criterion }) => docs.barriers?.[criterion] === undefined)).toEqual([])
    expect(
      problems.filter(({ criterion }) => claimOf(documented(page), criterion).level === 'Not Applicable'),
    ).toEqual([])
  },
)
