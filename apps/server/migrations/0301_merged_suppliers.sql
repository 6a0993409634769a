-- A supplier that was merged into another of the same buyer: nothing goes to it, and it names the one that took its place.
alter table supplier_relation
  add column merged_into text,
  add constraint supplier_relation_merged_into foreign key (buyer_no, merged_into) references supplier_relation (buyer_no, supplier_no),
  add constraint supplier_relation_merged_is_disabled check (merged_into is null or (disabled_at is not null and merged_into <> supplier_no));
create index supplier_relation_merged on supplier_relation (buyer_no, merged_into) where merged_into is not null;
