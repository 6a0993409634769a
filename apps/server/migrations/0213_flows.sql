-- What came into hands and what went out of them, by the day of receipt: each piece as it came, which what is later split off it leaves as
-- it is. The statements of income and expenditure are read off these alone.
create index piece_came on piece (holder_no, received_on desc, id desc) include (source, amount, from_no, due_on)
  where base_id = id and received_on is not null;
create index piece_went on piece (from_no, received_on) include (source, amount)
  where base_id = id and received_on is not null;
-- What has become of what was received: the parts of a piece, which number on from it.
create index piece_parts on piece (base_id) where base_id <> id;
