-- What requests do with sessions, passwords and reports of lenders goes through these functions: their role may not read or change the rows.
-- A request acts for its own enterprise only; without one, the platform itself acts.
create function assert_asking(enterprise text) returns void language plpgsql stable as $$
begin
  if coalesce(nullif(asking_enterprise(), ''), enterprise) <> enterprise then
    raise exception 'enterprise % may not act for %', asking_enterprise(), enterprise using errcode = 'insufficient_privilege';
  end if;
end $$;

create function end_member_sessions(person text, enterprise text, ended_at timestamptz) returns void
language plpgsql security definer set search_path = public as $$
begin
  perform assert_asking(enterprise);
  perform 1 from user_account where user_id = person for no key update;
  update session set revoked_at = ended_at where user_id = person and enterprise_no = enterprise and revoked_at is null;
end $$;

create function disable_member_password(person text, enterprise text, new_hash text, ended_at timestamptz) returns void
language plpgsql security definer set search_path = public as $$
begin
  perform assert_asking(enterprise);
  if not exists (select from membership where user_id = person and enterprise_no = enterprise) then
    raise exception 'person % is no member of %', person, enterprise using errcode = 'insufficient_privilege';
  end if;
  update user_account set password_hash = new_hash, password_due = true, credential_epoch = credential_epoch + 1 where user_id = person;
  update session set revoked_at = ended_at where user_id = person and revoked_at is null;
end $$;

create function ignore_waiting_lender_events(application text, because text) returns void
language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from financing
    where id = application and coalesce(nullif(asking_enterprise(), ''), enterprise_no) in (enterprise_no, issuer_no, lender_no))
  then
    raise exception 'enterprise % is no party of financing %', asking_enterprise(), application using errcode = 'insufficient_privilege';
  end if;
  update lender_event set ignored_because = because where financing_id = application and taken_at is null and ignored_because is null;
end $$;

do $$
declare
  called text;
begin
  foreach called in array array[
    'end_member_sessions(text, text, timestamptz)', 'disable_member_password(text, text, text, timestamptz)',
    'ignore_waiting_lender_events(text, text)'
  ] loop
    execute format('revoke execute on function %s from public', called);
    execute format('grant execute on function %s to chainletter_request', called);
  end loop;
end $$;

-- What requests may do with each table, and nothing with any other; a new table grants it in its migration.
revoke all on all tables in schema public from chainletter_request;
revoke all on all sequences in schema public from chainletter_request;
alter default privileges in schema public revoke all on tables from chainletter_request;
alter default privileges in schema public revoke all on sequences from chainletter_request;
grant select on
  anchored_head, announcement, announcement_file, bank, billable_charge, chain_place, charge, credit_total, daily_root, daily_root_block,
  dated_limit, enterprise_channel, enterprise_config, group_guarantee, group_member, guarantor_channel, issuer_suspension,
  legal_document, lender, lender_event, lender_move, lending_fee, payable, receivable, setting, twice_reviewed, two_reviews,
  voucher_of_object
  to chainletter_request;
grant select, insert on
  account_confirmation, agreement_signature, application_charge, application_log, application_tally, audit_log, bank_statement,
  deposit_payment, due_tally, fee_step, file, file_grant, legal_consent, message, message_read, outbox, piece_tally, posting,
  promise_number, reminder, sandbox_bank_entry, sealed_pdf, settlement_receipt, stored_object, used_signature, voucher_history
  to chainletter_request;
grant select, update on
  credit_line, enterprise, fee_item, guarantor, lending_limit, membership
  to chainletter_request;
grant select, insert, update on
  absence, assignment_notice, bank_a_opening, bank_account, bank_account_of_channel, bank_statement_line, capital_plan_balance,
  capital_plan_row, certificate, credit_application, deposit, enrolment, enterprise_cancellation, fee_payment, fee_payment_line,
  fee_refund, financing, fund_entry, fund_supplement, guarantor_proposal, idempotency, information_change, invoice_profile,
  invoice_request, invoice_request_line, issuance, lender_quote, lending_reservation, message_delivery, monthly_statement, piece, pledge,
  quota_reservation, reconciliation_match, registration, repayment, sandbox_bank_reserve, settlement, settlement_payment,
  signature_request, supplier_invitation, supplier_relation, transfer, upload, voucher
  to chainletter_request;
grant select, insert, delete on
  offline_payment, review_tier, signing_ticket
  to chainletter_request;
grant select, insert, update, delete on
  calendar_feed, category, category_use, financing_draft, financing_paper, financing_piece, invoice_use, job, mail_confirmation,
  plain_receivable, pledge_draft, pledge_paper, pledge_piece, sms_sending, staff_invitation, trade_contract, trade_invoice,
  transfer_draft
  to chainletter_request;
-- Whoever locks a row needs the right to change something in it.
grant update (changed_at) on lender to chainletter_request;
-- Of persons, requests read neither passwords nor what belongs to signing in.
grant select (user_id, user_name, display_name, mobile, identity_number, identity_lookup, password_due, last_sign_in_at) on user_account
  to chainletter_request;
grant usage on sequence
  application_number_seq, batch_number_seq, credit_application_number_seq, fee_payment_number_seq, financing_number_seq,
  fund_supplement_number_seq, invoice_request_number_seq, pdf_number_seq, pledge_number_seq, promise_number_seq, transfer_number_seq,
  voucher_number_seq
  to chainletter_request;
