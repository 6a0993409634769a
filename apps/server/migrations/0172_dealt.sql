-- How much an enterprise has passed to each of those it deals with, which the list of suppliers shows.
create index piece_from on piece (from_no, holder_no);
