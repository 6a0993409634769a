-- The platform's own certificates: a document sealed under a former one stays checkable.
create table platform_certificate (
  serial text primary key,
  subject text not null,
  issued_by text not null,
  public_key text not null unique,
  valid_from timestamptz not null,
  valid_until timestamptz not null
);

-- Documents that were made as PDF: for one enterprise, of one state of the facts, once.
create table sealed_pdf (
  number text primary key,
  kind text not null,
  subject_id text not null,
  enterprise_no text not null,
  content_hash text not null,
  file_id text not null references file (id),
  file_hash text not null,
  certificate_serial text not null references platform_certificate (serial),
  signature text not null,
  issued_by text not null,
  issued_at timestamptz not null,
  unique (enterprise_no, kind, subject_id, content_hash)
);
create sequence pdf_number_seq;
