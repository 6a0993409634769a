-- Whose figures the data role of an enterprise may see besides its own. The platform's operators set it.
create table group_member (
  head_no text not null references enterprise,
  member_no text not null references enterprise,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (head_no, member_no),
  constraint group_member_is_another check (head_no <> member_no)
);
