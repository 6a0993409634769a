-- Whether the lender requires a step of the holder's besides the application, as its channel says when it is submitted (channels.ts: needs).
alter table financing add column asks_further_step boolean not null default false;
update financing set asks_further_step = true where channel in (2, 4);
