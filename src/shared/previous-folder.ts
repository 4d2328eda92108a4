/** Where a build keeps the one that it replaced, below `dist`: a server that was started from that one reads it there. */
export const previousFolder = 'previous'
