/** How much is stored, and how many changes may wait, before the server rejects more. */
export const storageLimits = {
  /** Records per list of the file, unless `STORE_LIMIT` is set. PostgreSQL has no limit of its own. */
  records: 10_000,
  /**
   * Bytes of the file's stories, unless `STORE_SIZE` is set. Every write rewrites the whole file, which takes too long
   * far beyond 16 MiB.
   */
  fileBytes: 16 * 1024 * 1024,
  /** Bytes of PostgreSQL's stories, unless `STORE_SIZE` is set. */
  databaseBytes: 1024 * 1024 * 1024,
  /** Bytes of the largest record: the largest body that is accepted. */
  recordBytes: 256 * 1024,
  /** Changes that wait for the disk, or for a database connection. */
  waiting: 5_000,
  /** Bytes of the changes that wait. */
  waitingBytes: 32 * 1024 * 1024,
} as const
