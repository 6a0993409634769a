-- Where the first password of an operator goes, and until when it opens anything.
alter table operator add column mobile text unique;
alter table operator add column password_until timestamptz;
-- Who proposed what gave them their power: the two are not two people when one passes what the other proposed. Null: the installation.
alter table operator add column vouched_by text references operator;
