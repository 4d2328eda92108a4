const comments: Readonly<Record<string, (name: string) => string>> = {
  css: (name) => `/* ${name} */`,
  svg: (name) => `<!-- ${name} -->`,
}

/** A file's code below a comment with its name: whoever pastes it knows where to save it. */
export function withName(path: string, code: string): string {
  const comment = comments[path.split('.').at(-1) ?? ''] ?? ((name) => `// ${name}`)
  return `${comment(path)}\n${code}`
}
