-- What a person may do follows from their role (docs/permissions.md); a list beside it could only disagree.
alter table user_account drop column permissions;
