-- The orders that an enterprise may ask for of all that it ever touched: each part of that list has them as what it holds has (0170, 0173).
create index piece_issuer_amount on piece (issuer_no, amount, id) include (holder_no, state, live, pledge_state, overdue, changed_at)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_issuer_number on piece (issuer_no, number, id)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_issuer_issued on piece (issuer_no, issued_on, id)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_issuer_received on piece (issuer_no, coalesce(received_on, 'infinity'::date), id)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_issuer_due on piece (issuer_no, due_on, id)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');

-- What an enterprise passed on that others issued: most pieces come from their issuer, and are none of it.
create index piece_from_amount on piece (from_no, amount, id) include (holder_no, issuer_no, state, live, pledge_state, overdue, changed_at)
  where from_no <> issuer_no and (live or state in ('transferring', 'transferred', 'financed', 'settled'));
create index piece_from_number on piece (from_no, number, id)
  where from_no <> issuer_no and (live or state in ('transferring', 'transferred', 'financed', 'settled'));
create index piece_from_issued on piece (from_no, issued_on, id)
  where from_no <> issuer_no and (live or state in ('transferring', 'transferred', 'financed', 'settled'));
create index piece_from_received on piece (from_no, coalesce(received_on, 'infinity'::date), id)
  where from_no <> issuer_no and (live or state in ('transferring', 'transferred', 'financed', 'settled'));
create index piece_from_due on piece (from_no, due_on, id)
  where from_no <> issuer_no and (live or state in ('transferring', 'transferred', 'financed', 'settled'));

-- What falls due from an issuer is kept (0182).
drop index piece_issuer_live;
