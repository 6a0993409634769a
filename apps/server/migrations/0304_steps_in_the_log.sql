-- Who took a step of an application, and when, stands in its log. Nobody reads these columns, and no rule of the database rests on them.
alter table financing drop column accepted_at, drop column reviewed_at, drop column paid_off_by;
alter table pledge
  drop column reviewed_at,
  drop column paid_off_by,
  drop column guarantor_signed_by,
  drop column release_confirmed_at,
  drop column guarantee_fee_reversed_by;
alter table repayment drop column confirmed_by;
