-- What an enterprise says to being named a supplier; null while it has said nothing.
alter table supplier_relation add column answer text check (answer in ('accepted', 'refused'));
alter table supplier_relation add column answered_by text;
alter table supplier_relation add column answered_at timestamptz;
create index supplier_relation_supplier on supplier_relation (supplier_no, since desc);
