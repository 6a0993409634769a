-- What its lender told is read with a financing, whatever came of it.
create index lender_word_financing on lender_word (financing_id);
