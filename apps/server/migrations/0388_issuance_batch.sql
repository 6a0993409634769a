-- The applications that were submitted with one sheet; null for an application on its own.
alter table issuance add column batch_number text;
