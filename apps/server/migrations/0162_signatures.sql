-- A certificate signs for one enterprise; those whose enterprise nobody can tell sign for none.
alter table certificate add column enterprise_no text references enterprise;
update certificate c set enterprise_no = m.enterprise_no
from membership m join enterprise e on e.enterprise_no = m.enterprise_no
where m.user_id = c.user_id and starts_with(c.subject, e.name || '·');

-- What was prepared before says neither for whom nor in which preparation.
delete from signature_request;
alter table signature_request add column enterprise_no text not null references enterprise;

-- Every signature that an act has taken; none is taken twice.
create table used_signature (
  value text primary key,
  used_at timestamptz not null
);
insert into used_signature (value, used_at)
select value, min(used_at) from (
  select signature_value as value, at::timestamptz as used_at from voucher_history where signature_value is not null
  union all
  select signature_value, at from application_log where signature_value is not null
  union all
  select value, signed_at from agreement_signature
) taken group by value;

-- Nobody signs for anything once it has fallen due, and what nobody reviewed by then goes back to its maker.
update issuance set sign_deadline = due_on - 1 where sign_deadline >= due_on and state in ('awaitingSignature', 'awaitingSignatureReview', 'voidAwaitingReview');
update transfer set sign_deadline = due_on - 1 where sign_deadline >= due_on and state in ('awaitingSignature', 'awaitingSignatureReview');
insert into job (id, kind, subject, run_at)
select 'EI-' || id, 'issuance.expire', id, (sign_deadline + 1)::timestamp at time zone 'Asia/Shanghai' from issuance
where state in ('awaitingSignature', 'awaitingSignatureReview', 'voidAwaitingReview')
union all
select 'ET-' || id, 'transfer.expire', id, (sign_deadline + 1)::timestamp at time zone 'Asia/Shanghai' from transfer
where state in ('awaitingSignature', 'awaitingSignatureReview')
union all
select 'LI-' || id, 'issuance.lapse', id, due_on::timestamp at time zone 'Asia/Shanghai' from issuance where state = 'awaitingReview'
union all
select 'LT-' || id, 'transfer.lapse', id, due_on::timestamp at time zone 'Asia/Shanghai' from transfer where state = 'awaitingReview'
on conflict (kind, subject) do update set run_at = excluded.run_at, done_at = null, attempts = 0, last_error = null;
