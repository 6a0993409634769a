-- The documents that people agree to, each version as it was published, and who agreed to which.

create table legal_document (
  id text not null,
  version text not null,
  effective_from date not null,
  template boolean not null,
  title text not null,
  text text not null,
  title_en text not null,
  text_en text not null,
  sm3 text not null check (sm3 ~ '^[0-9a-f]{64}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (id, version)
);

create table legal_consent (
  id text primary key,
  user_id text not null references user_account,
  enterprise_no text references enterprise,
  document_id text not null,
  version text not null,
  sm3 text not null,
  address text not null,
  given_at timestamptz not null,
  foreign key (document_id, version) references legal_document
);
create index legal_consent_user on legal_consent (user_id, document_id);
create index legal_consent_enterprise on legal_consent (enterprise_no, document_id) where enterprise_no is not null;
