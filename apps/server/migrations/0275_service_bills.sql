-- What the platform asks an enterprise for is a book of its own, whose months are confirmed or disputed as those of vouchers are. Its bill begins with nothing.
alter table monthly_statement drop constraint monthly_statement_side_check;
alter table monthly_statement add constraint monthly_statement_side_check check (side in ('held', 'issued', 'service'));
