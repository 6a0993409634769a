-- What becomes of a fee: declared by the enterprise, then confirmed or sent back by a person of the platform.

alter table fee_item drop constraint fee_item_state_check;
update fee_item set state = 'confirmed' where state = 'paid';
alter table fee_item
  add constraint fee_item_state_check check (state in ('pending', 'declared', 'returned', 'confirmed', 'cancelled')),
  add column version integer not null default 0,
  add column declared_by text references user_account,
  add column declared_at timestamptz,
  add column decided_at timestamptz,
  add column return_reason text,
  add constraint fee_item_declared check (state in ('pending', 'cancelled') or (declared_by is not null and declared_at is not null)),
  add constraint fee_item_returned check (state <> 'returned' or return_reason is not null);
drop index fee_item_enterprise;
create index fee_item_enterprise on fee_item (enterprise_no, state);
