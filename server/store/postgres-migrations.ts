import type { Pool } from 'pg'

/**
 * The steps from an empty database to the current tables. Never change a released step; add another one.
 *
 * `vitrine_lists` has one row per list. Its version changes with every change of the list, in the same transaction. Its
 * row lock makes writers take turns, so the limit holds, and `seq` is the order of arrival for every reader.
 */
const steps: readonly string[] = [
  `create table vitrine_lists (name text primary key, version bigint not null, size bigint not null);
   insert into vitrine_lists values ('stories', 0, 0), ('messages', 0, 0);
   create table vitrine_stories (
     seq bigint generated always as identity primary key, id text not null unique,
     title text not null, content text not null, category text not null, date text not null);
   create table vitrine_messages (
     seq bigint generated always as identity primary key, id text not null unique,
     "fullName" text not null, "phoneNumber" text not null, email text not null, message text not null);`,
]

/** An arbitrary number; no other program on the database may use it for an advisory lock. */
const advisoryLock = 486_197_320

/** Brings the tables up to date. Each step runs once, even when several servers start at the same time. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    await client.query('create table if not exists vitrine_migrations (step int primary key)')
    const { rows } = await client.query<{ done: number }>(
      'select count(*)::int as done from vitrine_migrations',
    )
    const done = rows[0]?.done ?? 0
    for (const [index, step] of steps.entries()) {
      if (index < done) continue
      await client.query(step)
      await client.query('insert into vitrine_migrations values ($1)', [index])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
