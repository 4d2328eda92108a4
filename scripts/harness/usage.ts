/**
 * Reads the words after a command's name, and ends the process with the usage: with exit code 0 for `--help`, and with 1,
 * naming the word, for one that the command does not take.
 *
 * @param usage What the command does and takes, in a sentence or two.
 * @param takes Whether the command takes a word; by default it takes none.
 */
export function readWords(usage: string, takes: (word: string) => boolean = () => false): string[] {
  const words = process.argv.slice(2)
  if (words.includes('--help') || words.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  const wrong = words.find((word) => !takes(word))
  if (wrong === undefined) return words
  console.error(`It does not take ${wrong}. ${usage}`)
  process.exit(1)
}
