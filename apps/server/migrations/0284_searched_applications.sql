-- What an enterprise issued or passed on is found by any part of its number, or of its voucher's, without being read through; and is
-- read in each order that its list offers. Whole, not of what is not removed: a prepared statement brings that as a value, and its plan
-- could take no index that depends on it.
create index issuance_search on issuance using gin (issuer_no, application_number gin_trgm_ops);
create index voucher_search on voucher using gin (issuer_no, number gin_trgm_ops);
create index transfer_search on transfer using gin (sender_no, transfer_number gin_trgm_ops, batch_number gin_trgm_ops);
create index piece_passed_on on piece using gin (from_no, number gin_trgm_ops) where source = 'transfer';
create index issuance_issuer_amount on issuance (issuer_no, amount, id);
create index issuance_issuer_due on issuance (issuer_no, due_on, id);
create index issuance_issuer_issued on issuance (issuer_no, issued_on, id);
create index issuance_issuer_submitted on issuance (issuer_no, submitted_at, id);
create index transfer_sender_amount on transfer (sender_no, amount, id);
create index transfer_sender_due on transfer (sender_no, due_on, id);
