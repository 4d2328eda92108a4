/** Community stories. */
export function Stories() {
  return (
    <main id="main">
      <h1>Stories</h1>
    </main>
  )
}
