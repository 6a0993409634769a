-- Counts of limited events, shared by all servers on a database: a limit holds however many of them answer. What is lost in a crash is a
-- window of minutes, so the table is not logged.
create unlogged table rate_window (
  key text primary key,
  until timestamptz not null,
  count integer not null
);
create index rate_window_until on rate_window (until);
