-- A message is kept as its kind with parameters and said in the reader's language; those written before keep their own text.
alter table message
  add column kind text,
  add column parameters jsonb not null default '{}',
  -- What it says in every language, for searching.
  add column words text;
update message set words = title || E'\n' || content;
alter table message
  alter column words set not null,
  alter column title drop not null,
  alter column content drop not null,
  add constraint message_says check (kind is not null or (title is not null and content is not null));
