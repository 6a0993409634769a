-- A request covers all channels of a lender, so a lender is asked again for a channel that it opens later.
drop index enrolment_open;
create unique index enrolment_open on enrolment (enterprise_no, channel) where state = 'submitted';
