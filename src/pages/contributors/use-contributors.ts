import { useEffect, useState } from 'react'
import { fetchContributors, fetchSummary, type Contributor, type RepositorySummary } from '../../api/github'
import { site } from '../../site/constants'

const nobody: readonly Contributor[] = []
const nothing: RepositorySummary = { stars: 0, forks: 0, openIssues: 0 }

/** The contributors, then the repository's summary. What fails is logged and leaves its zeros (SPEC section 8). */
export function useContributors() {
  const [contributors, setContributors] = useState(nobody)
  const [summary, setSummary] = useState(nothing)
  const [loading, setLoading] = useState(true)

  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      try {
        setContributors(await fetchContributors(site.repository, leaving.signal))
        setSummary(await fetchSummary(site.repository, leaving.signal))
      } catch (error) {
        if (leaving.signal.aborted) return
        console.error('Failed to fetch contributors data', error)
      }
      setLoading(false)
    }
    void load()
    return () => leaving.abort()
  }, [])

  return { contributors, summary, loading }
}
