-- Which channels there are is said by the server's own set of channels: the database only keeps the shape of a code.
alter table enterprise_channel drop constraint enterprise_channel_channel_check;
alter table enterprise_channel add constraint enterprise_channel_channel_check check (channel between 1 and 99);
alter table credit_line drop constraint credit_line_channel_check;
alter table credit_line add constraint credit_line_channel_check check (channel between 1 and 99);
