import type { Pool } from 'pg'

/**
 * The steps from an empty database to today's tables. A step that was released is never changed, only followed.
 *
 * `lists` has one row a list: its version changes with every change of the list, in the same transaction, and its row
 * lock makes writers take turns, so that the limit holds and `seq` is the order of arrival for every reader.
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

/** Any number will do that no other program on the database uses for its own advisory lock. */
const advisoryLock = 486_197_320

/** Brings the tables up to date, once, however many servers start at the same moment. */
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
