/** How many results are remembered, and of texts of which length: longer than any address. */
const limits = { results: 1_000, length: 64 }

/**
 * Remembers what a pure function makes of a short text, for as long as there are few of them: clients send requests in
 * rows, and each asks for the same again.
 */
export function remembered<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = make(text)
    if (results.size >= limits.results) results.clear()
    if (text.length <= limits.length) results.set(text, result)
    return result
  }
}
