-- What a lender's system reports of an application are events.
alter table lender_word rename to lender_event;
alter index lender_word_financing rename to lender_event_financing;
alter index lender_word_waiting rename to lender_event_waiting;
do $$
declare
  named text;
begin
  for named in select conname from pg_constraint where conrelid = 'lender_event'::regclass and conname like 'lender\_word%' loop
    execute format('alter table lender_event rename constraint %I to %I', named, replace(named, 'lender_word', 'lender_event'));
  end loop;
end
$$;
