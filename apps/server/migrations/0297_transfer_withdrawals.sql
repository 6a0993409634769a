-- An offer is withdrawn by two people (screens §10): who asked for it and who decided on it.
alter table transfer
  add column withdraw_maker_id text references user_account,
  add column withdraw_reviewer_id text references user_account,
  add constraint transfer_withdraw_four_eyes check (withdraw_reviewer_id <> withdraw_maker_id),
  drop constraint transfer_state_check,
  add constraint transfer_state_check check (state in ('draft', 'awaitingReview', 'returned', 'withdrawn', 'awaitingSignature',
    'awaitingSignatureReview', 'withdrawalAwaitingReview', 'refused', 'signatureExpired', 'completed'));
drop index transfer_source;
create unique index transfer_source on transfer (source_piece_id)
  where state in ('awaitingReview', 'awaitingSignature', 'awaitingSignatureReview', 'withdrawalAwaitingReview');
insert into twice_reviewed (object_kind, act, business, asked_by, passed_by, returned_by, waits_in) values
  ('transfer', 'withdrawApprove', 'transfer', 'withdrawApply', '{withdrawApprove}', '{}', '{withdrawalAwaitingReview}');
