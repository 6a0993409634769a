-- What arrives at the holder's account is what is paid out. The amount less the guarantee fee, which is paid separately, is no longer kept.
alter table financing drop column net;
alter table pledge drop column net;
