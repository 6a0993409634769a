-- The list of payments of fees had its views under the name of the list of payments at maturity. It gets those that fit it; the
-- others stay where they were.
create or replace function pg_temp.jsonb_or_null(value text) returns jsonb language plpgsql immutable as $$
begin
  return value::jsonb;
exception when data_exception then
  return null;
end $$;

insert into setting (user_id, name, value)
select s.user_id, 'views.feePayments',
  json_build_object('views', fitting.views, 'first', case when fitting.names ? (kept ->> 'first') then kept ->> 'first' else '' end)::text
from setting s
cross join lateral (select pg_temp.jsonb_or_null(s.value) as kept) read
cross join lateral (
  select jsonb_agg(view) as views, jsonb_agg(view -> 'name') as names
  from jsonb_array_elements(case when jsonb_typeof(kept -> 'views') = 'array' then kept -> 'views' else '[]' end) view
  where coalesce(view #>> '{at,state}', 'partly') in ('declared', 'partly', 'confirmed', 'returned')
    and (view -> 'at') is not null and not (view -> 'at') ?| array['from', 'to']
) fitting
where s.name = 'views.payments' and fitting.views is not null
on conflict do nothing;
