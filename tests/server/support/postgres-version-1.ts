/** What the first released version does to a database that it starts with. */
export const tablesOfVersion1 = `
  create table vitrine_migrations (step int primary key);
  insert into vitrine_migrations values (0);
  create table vitrine_lists (name text primary key, version bigint not null, size bigint not null);
  insert into vitrine_lists values ('stories', 0, 0), ('messages', 0, 0);
  create table vitrine_stories (
    seq bigint generated always as identity primary key, id text not null unique,
    title text not null, content text not null, category text not null, date text not null);
  create table vitrine_messages (
    seq bigint generated always as identity primary key, id text not null unique,
    "fullName" text not null, "phoneNumber" text not null, email text not null, message text not null)`

/** The statement with which it saves a story. */
export const postOfVersion1 = (title: string): string => `
  with slot as (
    update vitrine_lists set version = version + 1, size = size + 1 where name = 'stories' returning name)
  insert into vitrine_stories (id, title, content, category, date)
  select gen_random_uuid()::text, '${title}', 'It went well.', 'Vitrine Updates', '2026-01-31T09:30:00Z' from slot`
