-- Invoices and contracts as papers that people keep: what the tax register is asked by, to which contract an invoice belongs, what its buyer
-- disputes, and who changed it last.
alter table trade_invoice drop constraint trade_invoice_kind_check;
alter table trade_invoice add constraint trade_invoice_kind_check check (kind in ('digitalSpecial', 'digitalOrdinary', 'digitalAir',
  'digitalRail', 'digitalPaper', 'vatSpecial', 'vatElectronicSpecial', 'motorVehicle', 'vatOrdinary', 'vatElectronicOrdinary', 'vatRoll',
  'vatToll', 'usedVehicle'));
alter table trade_invoice drop constraint trade_invoice_verification_check;
alter table trade_invoice add constraint trade_invoice_verification_check
  check (verification in ('unchecked', 'consistent', 'inconsistent', 'void', 'reversed', 'notFound'));
alter table trade_invoice
  add column check_code text,
  add column contract_id text references trade_contract,
  add column verified_at timestamptz,
  add column different text[] not null default '{}',
  add column disputed_at timestamptz,
  add column dispute_reason text,
  add column version int not null default 0,
  add column changed_by text not null default '',
  add column changed_at timestamptz not null default now(),
  add constraint trade_invoice_dispute check ((disputed_at is null) = (dispute_reason is null));
create index trade_invoice_contract on trade_invoice (contract_id) where contract_id is not null;
-- Whether an invoice was ever used, and where.
create index invoice_use_ever on invoice_use (invoice_id);

alter table trade_contract
  add column version int not null default 0,
  add column changed_by text not null default '',
  add column changed_at timestamptz not null default now();
-- What stands on a contract.
create index issuance_contract on issuance ((form ->> 'contractId')) where not removed;
create index transfer_contract on transfer (contract_id) where not removed;
