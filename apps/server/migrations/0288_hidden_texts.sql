-- Identity numbers, and the answers that say them, rest encrypted. A database has no key: what is legible is marked here, and the server
-- that runs this migration hides it before it listens.
alter table user_account add column identity_lookup text;
create index user_account_identity on user_account (identity_lookup);
update user_account set identity_number = '=' || identity_number where identity_number is not null;

alter table registration add column legal_id_number text, add column submitted_legal_id_number text;
update registration
set legal_id_number = '=' || (form #>> '{enterprise,legalIdNumber}'), form = form #- '{enterprise,legalIdNumber}'
where form #> '{enterprise,legalIdNumber}' is not null;
update registration
set
  submitted_legal_id_number = '=' || (submitted_form #>> '{enterprise,legalIdNumber}'),
  submitted_form = submitted_form #- '{enterprise,legalIdNumber}'
where submitted_form #> '{enterprise,legalIdNumber}' is not null;

update idempotency set answer = '=' || answer where answer is not null;
