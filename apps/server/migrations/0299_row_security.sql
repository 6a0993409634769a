-- Beneath the policy of the calls: what an enterprise's people ask is asked as a role that sees, of tables that belong to one enterprise at a
-- time, that one's rows alone (safety.md 12). The owner of the tables, by whom jobs, operators and migrations work, sees all of them.
do $$
begin
  create role chainletter_request nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;
grant chainletter_request to current_user;
grant usage on schema public to chainletter_request;
grant select, insert, update, delete on all tables in schema public to chainletter_request;
grant usage on all sequences in schema public to chainletter_request;
alter default privileges in schema public grant select, insert, update, delete on tables to chainletter_request;
alter default privileges in schema public grant usage on sequences to chainletter_request;

create function asking_enterprise() returns text language sql stable return current_setting('app.enterprise_no', true);

do $$
declare
  owned text;
begin
  foreach owned in array array[
    'absence', 'agreement_signature', 'bank_statement', 'bank_statement_line', 'credit_application', 'deposit',
    'enrolment', 'enterprise_cancellation', 'enterprise_config',
    'fee_item', 'fee_payment', 'financing_draft', 'fund_entry', 'fund_supplement', 'information_change', 'invoice_profile', 'invoice_request',
    'legal_consent', 'monthly_statement', 'pledge_draft', 'promise_number', 'reconciliation_match', 'review_tier', 'transfer_draft',
    'two_reviews'
  ] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy of_enterprise on %I to chainletter_request using (enterprise_no = (select asking_enterprise()))', owned);
  end loop;
end
$$;

-- What follows from a row by itself follows whoever writes it.
alter function follow_two_reviews() security definer set search_path = public;

-- Whoever acts also tells others, and writes what others get paid; they read what is their own.
create policy to_others on fund_entry for insert to chainletter_request with check (true);
alter table message enable row level security;
create policy of_enterprise on message to chainletter_request using (enterprise_no = (select asking_enterprise()));
create policy to_others on message for insert to chainletter_request with check (true);
