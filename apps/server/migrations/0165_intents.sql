-- Acts with transactions of their own keep their answers by key as well, refusals among them.
alter table idempotency add column refused boolean not null default false;
