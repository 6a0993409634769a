-- A supplier that nothing goes to for now, and what the buyer notes of it.
alter table supplier_relation add column disabled_at timestamptz;
alter table supplier_relation add column note text not null default '';
alter table supplier_relation add column version integer not null default 0;
alter table supplier_relation add column changed_by text;
alter table supplier_relation add column changed_at timestamptz;
