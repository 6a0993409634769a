-- A reviewer is away, and another of the same enterprise stands in: days in Shanghai, both included.
create table absence (
  id text primary key,
  enterprise_no text not null references enterprise,
  absent_id text not null,
  deputy_id text not null,
  from_on date not null,
  to_on date not null,
  reason text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  constraint absence_another_stands_in check (absent_id <> deputy_id),
  constraint absence_days check (from_on <= to_on and to_on - from_on < 31)
);
create index absence_of on absence (enterprise_no, to_on) where ended_at is null;

-- For whom a reviewer stood in when they took a step: those who were away and could have taken it themselves.
alter table application_log add column on_behalf_of text;

create function note_stand_in() returns trigger language plpgsql as $$
begin
  if new.actor_role <> 'reviewer' then return new; end if;
  select string_agg(u.display_name, '、' order by a.from_on, a.id) into new.on_behalf_of
  from absence a join user_account u on u.user_id = a.absent_id
  where a.enterprise_no = new.enterprise_no and a.deputy_id = new.actor_id and a.ended_at is null
    and (new.at at time zone 'Asia/Shanghai')::date between a.from_on and a.to_on
    -- Who made it, or passed it first, could not have passed it.
    and not exists (
      select 1 from application_log l
      where l.object_kind = new.object_kind and l.object_id = new.object_id and l.actor_id = a.absent_id
        and l.id >= (select max(asked.id) from application_log asked
          join twice_reviewed t on t.object_kind = asked.object_kind and t.asked_by = asked.event
          where asked.object_kind = new.object_kind and asked.object_id = new.object_id));
  return new;
end $$;
create trigger note_stand_in before insert on application_log for each row execute function note_stand_in();

-- A payment at maturity is authorised by two as well. Its steps are those of the voucher's settlement.
insert into twice_reviewed (object_kind, act, business, asked_by, passed_by, returned_by, waits_in) values
  ('settlement', 'authorisePay', 'settlement', 'prepare', '{authorise}', '{}', '{prepared}');
create or replace function reviewed_amount(kind text, object text, reviewed text) returns bigint language sql stable as $$
  select case
    when kind = 'issuance' then (select amount from issuance where id = object)
    when kind = 'transfer' then (select amount from transfer where id = object)
    when kind = 'creditApplication' then (select amount from credit_application where id = object)
    when kind = 'settlement' then (select total from settlement where voucher_id = object)
    when kind = 'financing' and reviewed = 'consentConfirm' then (select issuer_costs from financing where id = object)
    when kind = 'financing' then (select amount from financing where id = object)
    when kind = 'pledge' and reviewed = 'repayAuthorise' then
      (select amount from pledge_repayment where pledge_id = object and state = 'awaitingReview')
    else (select amount from pledge where id = object)
  end
$$;
