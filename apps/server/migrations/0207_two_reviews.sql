-- From which amount two reviewers of an enterprise are to pass a business (objects §2); where there is no row, one is enough.
create table review_tier (
  enterprise_no text not null references enterprise,
  business text not null,
  from_amount bigint not null check (from_amount > 0),
  primary key (enterprise_no, business)
);
alter table enterprise add column config_version integer not null default 0;
alter table enterprise add column config_changed_by text;
alter table enterprise add column config_changed_at timestamptz;

-- A review that two are to pass, as the enterprise had it when it was asked for. Its id is that of the step that asked for it.
create table two_reviews (
  id text primary key,
  object_kind text not null,
  object_id text not null,
  act text not null,
  enterprise_no text not null references enterprise,
  from_amount bigint not null,
  amount bigint not null,
  maker_id text not null,
  first_by text,
  first_name text,
  first_at timestamptz,
  second_by text,
  closed_at timestamptz,
  constraint two_reviews_maker_is_not_first check (first_by <> maker_id),
  constraint two_reviews_maker_is_not_second check (second_by <> maker_id),
  constraint two_reviews_first_is_not_second check (second_by <> first_by),
  constraint two_reviews_in_order check (second_by is null or (first_by is not null and closed_at is not null))
);
create unique index two_reviews_open on two_reviews (object_kind, object_id, act) where closed_at is null;
create index two_reviews_passed_first on two_reviews (enterprise_no, first_by) where closed_at is null;

-- Each review that two may be asked for: the step that asks for it, the steps that pass it, those that send it back although the state
-- stays, the states in which it waits, and the business whose amount it goes by.
create table twice_reviewed (
  object_kind text not null,
  act text not null,
  business text not null,
  asked_by text not null,
  passed_by text[] not null,
  returned_by text[] not null default '{}',
  waits_in text[] not null,
  primary key (object_kind, act)
);
insert into twice_reviewed (object_kind, act, business, asked_by, passed_by, returned_by, waits_in) values
  ('issuance', 'pass', 'issuance', 'submit', '{pass}', '{}', '{awaitingReview}'),
  ('issuance', 'voidApprove', 'issuance', 'voidApply', '{voidApprove}', '{}', '{voidAwaitingReview}'),
  ('issuance', 'signConfirm', 'signFor', 'sign', '{signConfirm}', '{}', '{awaitingSignatureReview}'),
  ('transfer', 'pass', 'transfer', 'submit', '{pass}', '{}', '{awaitingReview}'),
  ('transfer', 'signConfirm', 'signFor', 'sign', '{signConfirm}', '{}', '{awaitingSignatureReview}'),
  ('financing', 'pass', 'financing', 'submit', '{pass}', '{}', '{awaitingReview}'),
  ('financing', 'contractConfirm', 'financing', 'signContract', '{contractConfirm}', '{contractReturn}', '{awaitingContract}'),
  ('financing', 'consentConfirm', 'consent', 'consent', '{consentConfirm}', '{consentReturn}', '{awaitingContract}'),
  ('pledge', 'pass', 'pledge', 'submit', '{pass,passDirect}', '{}', '{awaitingReview}'),
  ('pledge', 'repayAuthorise', 'pledge', 'repay', '{repayAuthorise}', '{repayReturn}', '{disbursed,overdue}'),
  ('pledge', 'releaseConfirm', 'pledge', 'releaseApply', '{releaseConfirm}', '{releaseReturn}', '{awaitingRelease}'),
  ('pledge', 'approve', 'lending', 'accept', '{approve}', '{}',
    '{awaitingGuarantor,underApproval,guarantorSupplementing,supplementing}'),
  ('creditApplication', 'pass', 'credit', 'submit', '{pass}', '{}', '{awaitingReview}');

create function reviewed_amount(kind text, object text, reviewed text) returns bigint language sql stable as $$
  select case
    when kind = 'issuance' then (select amount from issuance where id = object)
    when kind = 'transfer' then (select amount from transfer where id = object)
    when kind = 'creditApplication' then (select amount from credit_application where id = object)
    when kind = 'financing' and reviewed = 'consentConfirm' then (select issuer_costs from financing where id = object)
    when kind = 'financing' then (select amount from financing where id = object)
    when kind = 'pledge' and reviewed = 'repayAuthorise' then
      (select amount from pledge_repayment where pledge_id = object and state = 'awaitingReview')
    else (select amount from pledge where id = object)
  end
$$;

-- Follows every step of every application, so that nothing is passed by one where two are to, whoever writes the step.
create function follow_two_reviews() returns trigger language plpgsql as $$
begin
  if new.event = 'passFirst' then
    update two_reviews set first_by = new.actor_id, first_name = new.actor_name, first_at = new.at
    where object_kind = new.object_kind and object_id = new.object_id and enterprise_no = new.enterprise_no
      and closed_at is null and first_by is null;
    if not found then raise exception 'no review of % % waits for its first pass', new.object_kind, new.object_id; end if;
    return null;
  end if;
  -- Passed by a person it has its second; sent back, withdrawn or ended it has none.
  update two_reviews r set closed_at = new.at, second_by = case when new.event = any (t.passed_by) then new.actor_id end
  from twice_reviewed t
  where r.object_kind = new.object_kind and r.object_id = new.object_id and r.closed_at is null
    and t.object_kind = r.object_kind and t.act = r.act
    and (new.event = any (t.passed_by) or new.event = any (t.returned_by) or new.event = t.asked_by or new.to_state <> all (t.waits_in));
  -- What was asked anew is another thing than what was passed.
  update two_reviews set first_by = null, first_name = null, first_at = null
  where new.event = 'askMore' and object_kind = new.object_kind and object_id = new.object_id and closed_at is null;
  insert into two_reviews (id, object_kind, object_id, act, enterprise_no, from_amount, amount, maker_id)
  select new.id || ':' || t.act, new.object_kind, new.object_id, t.act, new.enterprise_no, tier.from_amount, amount, new.actor_id
  from twice_reviewed t
  join review_tier tier on tier.enterprise_no = new.enterprise_no and tier.business = t.business
  cross join lateral reviewed_amount(new.object_kind, new.object_id, t.act) amount
  where t.object_kind = new.object_kind and t.asked_by = new.event and new.to_state = any (t.waits_in)
    and new.actor_id is not null and amount >= tier.from_amount;
  return null;
end $$;
create trigger follow_two_reviews after insert on application_log for each row execute function follow_two_reviews();
