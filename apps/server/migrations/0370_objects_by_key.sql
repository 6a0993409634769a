-- The nightly comparison reads rows in the order in which object stores list their keys.
create index stored_object_key_in_order on stored_object (key collate "C");
