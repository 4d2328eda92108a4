import type { Pool } from 'pg'
import { withPatience } from './postgres-run'
import { listTables, storedBytes } from './postgres-sql'

/** Sets the size of a list with rows of older versions. */
const countBytes = ({ table, name }: (typeof listTables)['stories' | 'messages']) =>
  `update vitrine_lists set bytes = (select coalesce(sum(${storedBytes(name)}), 0) from ${table}) where name = '${name}';`

/** Gives a list another stamp. Without a line break, as `pg_dump` prints it. `gone` are the rows as they were. */
const touch = [
  `begin if tg_op <> ''TRUNCATE'' then if not exists (select from gone) then return null; end if; end if;`,
  `execute format(''update %I.%I set version = version where name = %L'', tg_table_schema, tg_argv[0], tg_argv[1]);`,
  'return null; end',
].join(' ')

/**
 * The steps from an empty database to the current tables. Never change a released step; add another one.
 *
 * `vitrine_lists` has one row per list. Its stamp changes in the same transaction as the list. Its row lock makes
 * writers take turns, so the limit holds, and `seq` is the order of arrival for every reader. A trigger sets the stamp,
 * so that it also changes when an older version of the server, or the owner by hand, changes a list.
 * `vitrine_waiting_list` is the same for waiting stories.
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
  `alter table vitrine_lists add column bytes bigint not null default 0, add column stamp uuid not null default gen_random_uuid();
   create or replace function vitrine_stamp() returns trigger language plpgsql as
     'begin new.stamp := gen_random_uuid(); return new; end';
   create trigger vitrine_stamp before update on vitrine_lists for each row execute function vitrine_stamp();
   ${countBytes(listTables.stories)} ${countBytes(listTables.messages)}`,
  `create table vitrine_keys (
     key text primary key, fingerprint text not null, id text not null, saved_at timestamptz not null default now());
   create index on vitrine_keys (saved_at);`,
  // Existing rows get no time, because none is known; rows that older versions still write get the current time.
  `alter table vitrine_stories add column saved_at timestamptz, add column client text;
   alter table vitrine_stories alter column saved_at set default now();
   alter table vitrine_messages add column saved_at timestamptz, add column client text;
   alter table vitrine_messages alter column saved_at set default now();
   create table vitrine_waiting (
     seq bigint generated always as identity primary key, id text not null unique,
     title text not null, content text not null, category text not null, date text not null,
     saved_at timestamptz default now(), client text);
   create table vitrine_waiting_list (like vitrine_lists including all);
   create trigger vitrine_stamp before update on vitrine_waiting_list for each row execute function vitrine_stamp();
   insert into vitrine_waiting_list (name, version, size) values ('waiting', 0, 0);
   create table vitrine_secret (value text not null);
   insert into vitrine_secret values (replace(concat(gen_random_uuid(), gen_random_uuid()), '-', ''));`,
  // For the owner's lists. What SQL by hand changes or removes gives the list another stamp; the counts are for `check`.
  `create or replace function vitrine_touch() returns trigger language plpgsql as '${touch}';
   ${Object.values(listTables)
     .map(
       ({ table, counts, name }) => `
         create index on ${table} (client, seq);
         create index on ${table} (saved_at);
         create trigger vitrine_deleted after delete on ${table} referencing old table as gone
           for each statement execute function vitrine_touch('${counts}', '${name}');
         create trigger vitrine_updated after update on ${table} referencing old table as gone
           for each statement execute function vitrine_touch('${counts}', '${name}');
         create trigger vitrine_emptied after truncate on ${table}
           for each statement execute function vitrine_touch('${counts}', '${name}');`,
     )
     .join('')}`,
  // Of a kind, `seq` is the order of the records. A dead letter has no `next_at`.
  `create table vitrine_outbox (
     seq bigint generated always as identity primary key, id text not null unique, kind text not null,
     saved_at timestamptz not null default now(), attempts int not null default 0,
     next_at timestamptz default now(), failure text);
   create index on vitrine_outbox (kind, seq);`,
  // Not worth a wait for the disk: a crash of the database empties it.
  `create unlogged table vitrine_limits (
     key text primary key, used bigint not null, most bigint not null, ends timestamptz not null, check (used <= most));`,
  // For the stories that show a glass: few of those without one name the studio.
  `create index on vitrine_stories (seq) where content like '%/studio%';`,
]

/** Milliseconds that a step may take: an index on a million records takes seconds. */
const stepPatience = 60 * 60 * 1000

/** An arbitrary number; no other program on the database may use it for an advisory lock. */
const advisoryLock = 486_197_320

/** Brings the tables up to date. Each step runs once, even when several servers start at the same time. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0')
    await client.query(withPatience({ text: `select pg_advisory_xact_lock(${advisoryLock})` }, stepPatience))
    await client.query('create table if not exists vitrine_migrations (step int primary key)')
    const { rows } = await client.query<{ done: number }>(
      'select count(*)::int as done from vitrine_migrations',
    )
    const done = rows[0]?.done ?? 0
    for (const [index, step] of steps.entries()) {
      if (index < done) continue
      await client.query(withPatience({ text: step }, stepPatience))
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
