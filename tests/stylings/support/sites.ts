const port = Number(process.env.TEST_PORT ?? '5058')

/** Where the two builds of the site are served. */
export const ports = { emotion: port, css: port + 1 } as const

export const addressOf = (styling: keyof typeof ports): string => `http://localhost:${ports[styling]}`
