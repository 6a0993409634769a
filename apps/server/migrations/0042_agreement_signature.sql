-- The supplementary agreement as it was signed: who, which documents by their hashes, over which text, with which certificate.

create table agreement_signature (
  id text primary key,
  enterprise_no text not null references enterprise,
  user_id text not null references user_account,
  document_id text not null,
  version text not null,
  sm3 text not null,
  text text not null,
  certificate_serial text not null references certificate (serial),
  value text not null check (value ~ '^[0-9a-f]{128}$'),
  signed_at timestamptz not null,
  foreign key (document_id, version) references legal_document
);
create index agreement_signature_enterprise on agreement_signature (enterprise_no, signed_at desc);

-- Tries at a person's own password while signed in: counted before anything is compared.
create table password_try (
  id text primary key,
  user_id text not null references user_account,
  tried_at timestamptz not null
);
create index password_try_user on password_try (user_id, tried_at desc);
