-- When the present password was chosen; null: with the account.
alter table user_account add column password_changed_at timestamptz;

-- Passwords that a person had before, where the profile forbids to take them again.
create table former_password (
  id text primary key,
  user_id text not null references user_account,
  password_hash text not null,
  replaced_at timestamptz not null
);
create index former_password_user on former_password (user_id, replaced_at);

-- When the person of a session last showed, by a code to their mobile, that it is them.
alter table session add column confirmed_at timestamptz;
