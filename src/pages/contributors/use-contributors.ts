import { useEffect, useState } from 'react'
import { fetchContributors, fetchSummary, type Contributor, type RepositorySummary } from '../../api/github'
import { site } from '../../ui/site'

const noContributors: readonly Contributor[] = []
const noSummary: RepositorySummary = { stars: 0, forks: 0, openIssues: 0 }

/** Loads the contributors, then the repository's summary. A failure is logged and leaves the rest empty. */
export function useContributors() {
  const [contributors, setContributors] = useState(noContributors)
  const [summary, setSummary] = useState(noSummary)
  const [loading, setLoading] = useState(true)

  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      try {
        setContributors(await fetchContributors(site.repository, controller.signal))
        setSummary(await fetchSummary(site.repository, controller.signal))
      } catch (error) {
        if (controller.signal.aborted) return
        console.error('Failed to fetch contributors data', error)
      }
      setLoading(false)
    }
    void load()
    return () => controller.abort()
  }, [])

  return { contributors, summary, loading }
}
